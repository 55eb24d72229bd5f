import { type Look, landingColours } from "#domain/tools/landings/landing-looks.ts";
import { LOOK_CSS } from "./look-css.ts";

/** The style sheet of a page: colours, what all looks share, and the one look. It asks for no file but the letters. */

interface CssParts {
  look: Look;
  colour: string | null;
  /** Address of the letters before weight and ending. */
  letters: string;
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export function landingCss({ look, colour, letters }: CssParts): string {
  const tokens = Object.entries(landingColours(look, colour))
    .map(([name, value]) => `--${kebab(name)}:${value}`)
    .join(";");
  const fonts = [400, 700]
    .map(
      (weight) =>
        `@font-face{font-family:Archivo;font-weight:${weight};font-display:swap;src:url(${letters}${weight}.woff2) format("woff2")}`,
    )
    .join("");
  return `${fonts}:root{${tokens};color-scheme:${look === "noche" ? "dark" : "light"}}${packed(BASE)}${packed(LOOK_CSS[look])}`;
}

/** Without line ends and indents, which every visitor would load. */
const packed = (css: string) => css.replace(/\n\s*/g, "").trim();

const BASE = `
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:5rem}
@media (prefers-reduced-motion:no-preference){html{scroll-behavior:smooth}}
body{margin:0;background:var(--paper)}
.page{--sans:Archivo,"Helvetica Neue",Arial,sans-serif;--head:var(--sans);--radius:.375rem;--gap:clamp(3.5rem,8vw,6.5rem);
background:var(--paper);color:var(--ink);font:1.0625rem/1.65 var(--sans);overflow-wrap:anywhere;min-height:100vh;display:flex;flex-direction:column}
main{flex:1}
h1,h2,h3,p,ul,ol,dl,dd,figure,blockquote{margin:0;padding:0}
ul,ol{list-style:none}
img{display:block;max-width:100%;height:auto}
a{color:var(--accent);text-underline-offset:.2em}
a:focus-visible,button:focus-visible,input:focus-visible,textarea:focus-visible,summary:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
h1,h2,h3{font-family:var(--head);line-height:1.12;text-wrap:balance;font-weight:700}
h1,h2{overflow-wrap:break-word;min-width:0;max-width:100%}
h2{font-size:clamp(1.625rem,1.2rem + 1.6vw,2.375rem);letter-spacing:-.015em;margin-bottom:clamp(1.25rem,3vw,2rem)}
h3{font-size:1.1875rem;line-height:1.3}
.in,.bar-in,.hero-in{width:100%;max-width:76rem;margin-inline:auto;padding-inline:clamp(1.125rem,4vw,2.5rem)}
.s{padding-block:calc(var(--gap) / 2)}
.soft{color:var(--soft)}
.small{font-size:.875rem;line-height:1.55}
.lead{font-size:clamp(1.125rem,1rem + .6vw,1.3125rem);line-height:1.5;color:var(--soft);max-width:38em;text-wrap:pretty}
.prose{display:grid;gap:1.1em;max-width:38em}
.prose p{white-space:pre-line;text-wrap:pretty}
.skip{position:absolute;left:-999rem;top:0;background:var(--ink);color:var(--paper);padding:.75rem 1.25rem;z-index:9}
.skip:focus{left:0}
.bar{background:var(--paper);border-bottom:1px solid var(--line)}
.bar-in{display:flex;align-items:center;justify-content:space-between;gap:1rem;min-height:4.25rem;padding-block:.5rem}
.brand{font-weight:700;font-size:1.0625rem;color:var(--ink);text-decoration:none;min-width:0;display:flex;align-items:center;min-height:2.75rem}
.brand img{max-height:2.5rem;width:auto;max-width:11rem;object-fit:contain}
.look-noche .brand img{background:#fff;padding:.25rem .5rem;border-radius:.25rem}
.bar-acts{display:flex;align-items:center;gap:clamp(.75rem,2vw,1.75rem);flex:none}
.call{color:var(--ink);text-decoration:none;font-weight:700;white-space:nowrap;display:inline-flex;align-items:center;min-height:2.75rem}
.call:hover{text-decoration:underline}
.btn{display:inline-flex;align-items:center;justify-content:center;min-height:3.25rem;padding:.625rem 1.75rem;border:1px solid var(--brand);border-radius:var(--radius);
background:var(--fill);color:var(--on-fill);font:700 1.0625rem/1.2 var(--sans);text-decoration:none;text-align:center;cursor:pointer}
.btn:hover{box-shadow:inset 0 0 0 99rem rgb(0 0 0/.12)}
.small-btn{min-height:2.75rem;padding:.375rem 1.125rem;font-size:.9375rem}
.notice{background:var(--tint);border-bottom:1px solid var(--line);padding:1rem clamp(1.125rem,4vw,2.5rem)}
.notice>p{max-width:71rem;margin:auto}
.notice .homes{max-width:71rem;margin:1.25rem auto .5rem}
.kicker{font-size:.9375rem;color:var(--soft);display:flex;flex-wrap:wrap;align-items:center;gap:.25rem .6rem}
.title{font-size:clamp(2.25rem,1.3rem + 4vw,4.25rem);letter-spacing:-.025em;line-height:1.03}
.title.middling{font-size:clamp(2rem,1.3rem + 2.9vw,3.375rem)}
.title.long{font-size:clamp(1.75rem,1.2rem + 2vw,2.625rem);line-height:1.1}
.title.wordy{font-size:clamp(1.625rem,1.2rem + 1.7vw,2.5rem);hyphens:auto;hyphenate-limit-chars:14 5 5;letter-spacing:-.015em}
.hero.bare .title.long{font-size:clamp(2rem,1.3rem + 2.6vw,3.25rem)}
.where{color:var(--soft);font-size:1.0625rem}
.price{font:700 clamp(1.625rem,1.2rem + 1.6vw,2.375rem)/1.1 var(--head);font-variant-numeric:tabular-nums;letter-spacing:-.01em}
.price small,.big-price small,.home-price small{font-weight:400;font-size:.55em;color:var(--soft);letter-spacing:0}
.hero-in>*,.hero-words>*{min-width:0}
.hero-words{display:grid;gap:1.125rem;align-content:center}
.act{margin-top:.5rem}
.mark{display:inline-block;background:var(--fill);color:var(--on-fill);font-size:.8125rem;font-weight:700;line-height:1;padding:.4rem .6rem;border-radius:calc(var(--radius) * .7)}
.mark.over{background:var(--ink);color:var(--paper)}
.figs{display:grid;grid-template-columns:repeat(auto-fit,minmax(8.5rem,1fr));gap:1.5rem;margin-bottom:2.25rem}
.figs>div{display:flex;flex-direction:column-reverse}
.figs dd{font:700 clamp(1.75rem,1.3rem + 1.6vw,2.5rem)/1.1 var(--head);font-variant-numeric:tabular-nums;letter-spacing:-.015em}
.figs dt{color:var(--soft);font-size:.9375rem}
.rows{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,19rem),1fr));column-gap:3rem}
.rows>div{display:flex;justify-content:space-between;gap:1.5rem;padding-block:.75rem;border-bottom:1px solid var(--line)}
.rows dt{color:var(--soft)}
.rows dd{text-align:right;font-weight:700;font-variant-numeric:tabular-nums}
.letter{display:inline-grid;place-items:center;width:1.75rem;height:1.75rem;border-radius:.25rem;color:#000;line-height:1}
.letter-A{background:#2fb457}.letter-B{background:#6cc04a}.letter-C{background:#bfd730}.letter-D{background:#fff14d}
.letter-E{background:#fdb913}.letter-F{background:#f58b3c}.letter-G{background:#f2705c}
.tiles{display:grid;gap:.625rem;grid-template-columns:repeat(2,1fr)}
.tiles a{display:block;height:100%;border-radius:var(--radius);overflow:hidden}
.tiles img,.tiles picture{width:100%;height:100%;object-fit:cover;display:block}
.tiles li{aspect-ratio:4/3}
.tiles li:first-child{grid-column:1/-1}
.tiles.n2 li:first-child{grid-column:auto}
@media (min-width:48rem){.tiles{grid-template-columns:repeat(4,1fr)}
.tiles li:first-child{grid-column:span 2;grid-row:span 2;aspect-ratio:auto}
.tiles.n2{grid-template-columns:repeat(2,1fr)}.tiles.n2 li{grid-row:auto;aspect-ratio:4/3}.tiles.n2 li:first-child{grid-column:auto;grid-row:auto;aspect-ratio:4/3}
.tiles.n3{grid-template-columns:repeat(3,1fr)}.tiles.n4{grid-template-columns:repeat(4,1fr)}.tiles.n4 li:nth-child(4){grid-column:span 2;aspect-ratio:8/3}
.tiles.n6 li:nth-child(6){grid-column:1/-1;aspect-ratio:4/1}.tiles.n7 li:nth-child(n+6){grid-column:span 2;aspect-ratio:8/3}.tiles.n8 li:nth-child(8){grid-column:span 2;aspect-ratio:8/3}}
details>summary{cursor:pointer;font-weight:700;padding-block:.875rem;min-height:2.75rem;color:var(--accent)}
.s-fotos details{margin-top:.5rem}
.s-fotos details .tiles{margin-top:.5rem}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr));gap:clamp(1rem,2.5vw,1.75rem)}
.cards li{background:var(--card);border:1px solid var(--line);border-radius:var(--radius);padding:1.5rem;display:grid;gap:.5rem;align-content:start}
.cards p{color:var(--soft);white-space:pre-line}
.ticks{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr));gap:.75rem 2rem}
.ticks li{padding-left:1.75rem;position:relative}
.ticks li::before{content:"";position:absolute;left:.125rem;top:.45em;width:.85rem;height:.45rem;border:solid var(--accent);border-width:0 0 .1875rem .1875rem;transform:rotate(-45deg)}
.plan{display:block;background:#fff;border:1px solid var(--line);border-radius:var(--radius);padding:clamp(.75rem,3vw,2rem);max-width:60rem}
.plan img{width:100%;max-height:44rem;object-fit:contain}
.tour{position:relative;display:block;max-width:60rem;border-radius:var(--radius);overflow:hidden;background:#11192c;color:#fff;text-decoration:none;min-height:9rem;margin-bottom:1.25rem}
.tour img{width:100%;aspect-ratio:16/9;object-fit:cover;opacity:.6}
.tour-words{position:absolute;inset:auto 0 0;padding:3rem 1.5rem 1.25rem;background:linear-gradient(to top,rgb(8 13 29/.94) 45%,rgb(8 13 29/0));font-weight:700;font-size:1.1875rem;display:flex;align-items:center;gap:.875rem}
.walk>summary.tour{list-style:none;color:#fff;padding:0}.walk>summary::-webkit-details-marker{display:none}
.walk>summary.tour:focus-visible{outline:3px solid var(--accent);outline-offset:3px}
.walk-out,.walk[open] .walk-in,.walk[open] img,.walk[open] .play{display:none}.walk[open] .walk-out{display:inline}
.walk[open]>summary.tour{min-height:0;margin-bottom:.5rem;background:none;color:var(--accent)}.walk[open] .tour-words{position:static;padding:.75rem 0;background:none}
.walk iframe{display:block;width:100%;max-width:60rem;margin-inline:auto;aspect-ratio:16/9;min-height:22rem;border:0;border-radius:var(--radius);background:#11192c}
.walk>p{margin-top:.75rem}
.video{display:block;max-width:min(60rem,100%);max-height:80vh;margin:0 auto 1.25rem;border-radius:var(--radius);background:#11192c}
.play{width:2.75rem;height:2.75rem;border-radius:50%;background:#fff;flex:none;position:relative}
.play::after{content:"";position:absolute;left:1.05rem;top:.8125rem;border:solid transparent;border-width:.5625rem 0 .5625rem .9375rem;border-left-color:#11192c}
.address{font:700 1.3125rem/1.4 var(--head);margin-bottom:1rem}
.s-lugar .in>p:last-child{margin-top:1rem}
.big-price{font:700 clamp(2.25rem,1.6rem + 2.6vw,3.5rem)/1.05 var(--head);font-variant-numeric:tabular-nums;letter-spacing:-.02em;margin-bottom:1.5rem}
.s-precio .small{margin-top:1rem;max-width:44em}
.homes{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr));gap:clamp(1rem,2.5vw,1.75rem)}
.lead+.homes,.btn+.homes{margin-top:2rem}
.home{background:var(--card);border:1px solid var(--line);border-radius:var(--radius);overflow:hidden;display:flex;flex-direction:column}
.home-photo{position:relative;aspect-ratio:4/3;background:var(--tint)}
.home-photo img{width:100%;height:100%;object-fit:cover;position:absolute;inset:0}
.home-photo .mark{position:absolute;left:.875rem;top:.875rem}
.no-photo{position:absolute;inset:0;background:repeating-linear-gradient(135deg,var(--tint) 0 1.5rem,transparent 1.5rem 3rem)}
.home-words{padding:1.25rem;display:grid;gap:.375rem;flex:1;align-content:start}
.home-figs{display:flex;flex-wrap:wrap;gap:.125rem 1rem;font-size:.9375rem;color:var(--soft)}
.home-figs b{color:var(--ink)}
.home-price{font-weight:700;font-size:1.25rem;margin-top:.25rem}
.is-over .home-photo img{filter:grayscale(1);opacity:.65}
.people{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));gap:1.5rem}
.people li{display:flex;gap:1.25rem;align-items:center}
.people a{display:inline-flex;align-items:center;min-height:1.75rem}
.portrait{width:5.5rem;height:5.5rem;border-radius:50%;object-fit:cover;flex:none}
.initials{display:grid;place-items:center;background:var(--fill);color:var(--on-fill);font:700 1.5rem/1 var(--head)}
.quotes{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:clamp(1.25rem,3vw,2.25rem)}
.quotes li{display:grid;gap:.75rem;align-content:start;border-top:.1875rem solid var(--brand);padding-top:1.25rem}
.quotes blockquote p{font-size:1.1875rem;line-height:1.5;white-space:pre-line}
.questions{max-width:50rem}
.questions details{border-bottom:1px solid var(--line)}
.questions summary{color:var(--ink);font-size:1.125rem;padding-block:1.125rem}
.questions .prose{padding-bottom:1.375rem;color:var(--soft)}
.steps{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr));gap:clamp(1.5rem,3vw,2.5rem);counter-reset:step}
.steps li{counter-increment:step;display:grid;gap:.375rem;align-content:start}
.steps li::before{content:counter(step);font:700 2.25rem/1 var(--head);color:var(--accent);margin-bottom:.25rem}
.steps p{color:var(--soft);white-space:pre-line}
.s-formulario{background:var(--tint);margin-top:calc(var(--gap) / 2)}
.s-formulario .in{display:grid;gap:2rem}
.form-words{display:grid;gap:1rem;align-content:start}
.form-words h2{margin:0}
form{display:grid;gap:1.125rem;background:var(--card);border:1px solid var(--line);border-radius:var(--radius);padding:clamp(1.25rem,3vw,2rem)}
.field{display:grid;gap:.375rem;align-content:start;min-width:0}
.field label{font-weight:700;font-size:.9375rem}
.field label .soft{font-weight:400}
.field input:not([type=checkbox]),.field textarea{width:100%;min-height:3rem;padding:.625rem .875rem;font:inherit;color:var(--ink);background:var(--paper);border:1px solid var(--soft);border-radius:calc(var(--radius) * .7)}
.field [aria-invalid]{border-color:var(--fault);border-width:2px}
.field label.box{display:flex;gap:.75rem;align-items:flex-start;font-weight:400;min-height:2.75rem;padding-block:.5rem;cursor:pointer}
.box input{width:1.375rem;height:1.375rem;margin:.125rem 0 0;flex:none;accent-color:var(--brand)}
.fault{color:var(--fault);font-weight:700;font-size:.9375rem}
.fault.whole{border-left:.25rem solid var(--fault);padding-left:.875rem}
.unseen{position:absolute;left:-999rem;width:1px;height:1px;overflow:hidden}
@media (min-width:40rem){form{grid-template-columns:1fr 1fr}.wide,.whole{grid-column:1/-1}}
@media (min-width:60rem){.s-formulario .in{grid-template-columns:5fr 7fr;gap:4rem}}
.foot{border-top:1px solid var(--line);padding-block:2.25rem;font-size:.9375rem}
.foot .in{display:grid;gap:.5rem}
.foot .small{max-width:60rem;color:var(--soft)}
.foot .lines{white-space:pre-line}
.note .in{display:grid;gap:1.25rem;padding-block:clamp(3rem,10vw,7rem)}
.note .title{max-width:16em}
@media (max-width:30rem){.call{display:none}.page:not(:has(.small-btn)) .call{display:inline-flex}}
@media print{.bar,.s-formulario,.act{display:none}}
`;
