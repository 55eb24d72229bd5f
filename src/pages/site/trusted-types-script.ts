/**
 * The default policy of Trusted Types: what may become code in a page. It stands before every other script of a page, and
 * the pages' policy (`server/security-policy`) lets nobody make another.
 *
 * A script's address must be a file of our build or the configured puzzle's (`ui/proof/turnstile`), a worker may also be made of
 * one in memory (the map's), and the only text that may become a script is the page's own module, once; JSON is no code. Markup passes: React writes its own by strings,
 * and scripts and handlers in it are dead already, since the policy allows no inline code without the page's nonce.
 */
export const TRUSTED_TYPES_SCRIPT = `(()=>{
const t=window.trustedTypes;if(!t||!t.createPolicy)return;let woken=false;
const isJson=(s)=>{try{JSON.parse(s);return true}catch{return false}};
t.createPolicy("default",{createHTML:(s)=>s,
createScriptURL:(s)=>{const u=new URL(s,location.href);
return u.protocol==="blob:"||s==="https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit"||(u.origin===location.origin&&u.pathname.startsWith("/assets/"))?s:null},
createScript:(s)=>{const p=document.querySelector("script[data-wake]");
if(!woken&&p&&s===p.textContent){woken=true;return s}return isJson(s)?s:null}})})();`;
