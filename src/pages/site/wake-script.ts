import { NOTICE_KEY } from "#ui/site/session-trace.ts";

/**
 * The one script that runs before intent: it fetches the page's modules once the page has loaded and the browser is idle,
 * or at the first sign of intent. What is clicked, typed or sent before the page is hydrated is done once it is awake, the
 * typing first: React takes a field's state from what the server drew, and would write that over what was typed. React hears
 * nothing of what is held: it may hydrate in the middle of a click and answer it, and held as well it would be done twice, and
 * open a menu and close it.
 *
 * It stands in the head, so that nothing of the page is there before it. `entry.server.tsx` takes the modules out of the
 * page's way and leaves their code in `script[data-wake]`. Where the document before has left a notice to be shown, nothing
 * waits.
 */
export const WAKE_SCRIPT = `(()=>{
const d=document,w=window,held=[],typed=new Map();let asked=false,hydrated=false,awake=false;
const wake=()=>{if(asked)return;
const p=d.querySelector("script[data-wake]");if(!p){d.addEventListener("DOMContentLoaded",wake,{once:true});return}
asked=true;
for(const href of p.dataset.wake.split(" ")){if(!href)continue;const l=d.createElement("link");l.rel="modulepreload";l.href=href;d.head.append(l)}
const s=d.createElement("script");s.type="module";s.nonce=p.nonce;s.textContent=p.textContent;d.head.append(s)};
const hold=(e,again)=>{e.stopImmediatePropagation();held.push(again);wake()};
d.addEventListener("click",(e)=>{if(hydrated||!e.target.closest)return;
const b=e.target.closest("button:not([popovertarget]):not([type=submit]),[role=tab]:not(a),[role=switch]");
if(b)hold(e,()=>b.isConnected&&b.click());
const r=e.target.closest("a[data-region]");if(r){e.preventDefault();hold(e,()=>r.click())}},true);
const isBox=(f)=>f.type==="checkbox"||f.type==="radio";
d.addEventListener("input",(e)=>{const f=e.target;if(!awake&&"value"in f)typed.set(f,isBox(f)?f.checked:f.value)},true);
const retype=(f,value)=>{if(!f.isConnected)return;
if(f.type==="file"){f.dispatchEvent(new Event("change",{bubbles:true}));return}
if(isBox(f)){f.checked=!value;f.click();return}
const at=d.activeElement===f&&f.selectionStart;
f.value="";Object.getOwnPropertyDescriptor(Object.getPrototypeOf(f),"value").set.call(f,value);
f.dispatchEvent(new Event(f.tagName==="SELECT"?"change":"input",{bubbles:true}));
if(typeof at==="number")f.setSelectionRange(at,at)};
d.addEventListener("keydown",(e)=>{const f=e.target;
if(!hydrated&&e.key==="Enter"&&!e.shiftKey&&!e.isComposing&&f.enterKeyHint==="send"&&f.form){e.preventDefault();hold(e,()=>f.isConnected&&f.form.requestSubmit())}},true);
d.addEventListener("submit",(e)=>{if(hydrated)return;e.preventDefault();const f=e.target;hold(e,()=>f.isConnected&&f.requestSubmit())},true);
for(const type of["pointermove","pointerdown","touchstart","keydown","focusin","scroll"])w.addEventListener(type,wake,{capture:true,once:true,passive:true});
w.addEventListener("umbral:hydrated",()=>{hydrated=true},{once:true});
w.addEventListener("umbral:awake",()=>{awake=true;typed.forEach((value,f)=>retype(f,value));for(const again of held)again()},{once:true});
const idle=()=>("requestIdleCallback"in w?requestIdleCallback(wake,{timeout:3000}):setTimeout(wake,200));
if(d.readyState==="complete")idle();else w.addEventListener("load",idle,{once:true});
try{if(sessionStorage.getItem("${NOTICE_KEY}"))wake()}catch{}
})();`;

/** Told by the page in the moment from which on React answers what is done in it. */
export const HYDRATED = "umbral:hydrated";

/** Told by the page once its effects have run, too: what was held is done now. */
export const AWAKE = "umbral:awake";
