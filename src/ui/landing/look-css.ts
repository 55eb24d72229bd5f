import type { Look } from "#domain/tools/landings/landing-looks.ts";

/** The part of the style sheet that makes each look its own. */
export const LOOK_CSS: Record<Look, string> = {
  cal: `
.hero{border-bottom:.5rem solid var(--fill)}
.hero-in{padding-block:clamp(2rem,5vw,3rem);display:grid;gap:2rem}
.hero-photo img{width:100%;aspect-ratio:4/3;object-fit:cover;border-radius:var(--radius)}
@media (min-width:60rem){.hero-in{grid-template-columns:5fr 7fr;gap:3.5rem;min-height:36rem;padding-block:0;max-width:none;padding-inline:0}
.hero .hero-words{padding:3.5rem 0 3.5rem max(2.5rem,calc((100vw - 76rem) / 2 + 2.5rem))}
.hero-photo{position:relative}.hero-photo img{position:absolute;inset:0;height:100%;aspect-ratio:auto;border-radius:0}}
.hero.bare{background:var(--tint)}
.hero.bare .hero-in{min-height:min(34rem,70vh);grid-template-columns:1fr}
.hero.bare .hero-words{max-width:60rem}
.s-datos{padding-top:calc(var(--gap) * .75)}
.s-ventajas,.s-pasos{background:var(--card);border-block:1px solid var(--line);padding-block:calc(var(--gap) * .7);margin-block:calc(var(--gap) / 2)}
@media (min-width:60rem){.s-texto .in,.s-lugar .in,.s-precio .in{display:grid;grid-template-columns:5fr 7fr;column-gap:3.5rem}
.s-texto h2,.s-lugar h2,.s-precio h2{grid-row:span 9}}
`,
  editorial: `
.page{--head:"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,"Times New Roman",serif;--radius:0rem;font-family:var(--head);font-size:1.1875rem}
h1,h2,h3,.price,.big-price,.figs dd,.address{font-weight:400;letter-spacing:-.01em}
h3{font-size:1.375rem}
.bar{border:0}.bar-in{font-family:var(--sans)}
.brand{font-family:var(--head);font-weight:400;font-size:1.375rem}
.kicker,.where,.figs dt,.rows dt,.small,.home-figs,.mark,.soft{font-family:var(--sans)}
.kicker{text-transform:uppercase;letter-spacing:.12em;font-size:.8125rem;justify-content:center}
.hero-in{display:flex;flex-direction:column-reverse;padding:0;max-width:none}
.hero-photo img{width:100%;height:clamp(18rem,62vh,44rem);object-fit:cover}
.hero-words{width:100%;grid-template-columns:minmax(0,1fr);justify-items:center;text-align:center;padding:clamp(2.5rem,6vw,4.5rem) clamp(1.125rem,4vw,2.5rem) clamp(1.5rem,4vw,3rem);max-width:60rem;margin-inline:auto}
.title{font-size:clamp(2.5rem,1.4rem + 4.6vw,5rem);letter-spacing:-.02em}
.hero-words::after{content:"";width:4.5rem;border-bottom:1px solid var(--accent);margin-top:1rem}
.hero.bare{border-block:1px solid var(--line);margin-inline:clamp(1.125rem,4vw,2.5rem)}
.hero.bare .hero-words{padding-block:clamp(4rem,12vw,9rem)}
.s>.in{max-width:64rem}
.s-fotos>.in,.s-viviendas>.in{max-width:88rem}
.s:not(.s-formulario) h2{text-align:center;font-size:clamp(1.875rem,1.4rem + 2vw,2.875rem)}
.figs{border-block:1px solid var(--line);padding-block:1.75rem;text-align:center}
.rows dd{font-weight:400}
.s-texto .prose{margin-inline:auto;font-size:1.25rem;line-height:1.7}
.s-texto .prose p:first-child::first-letter{float:left;font-size:3.6em;line-height:.8;padding:.08em .1em 0 0;color:var(--accent)}
.ticks{max-width:52rem;margin-inline:auto}
.ticks li{padding:0 0 .625rem;border-bottom:1px solid var(--line)}.ticks li::before{display:none}
.cards li{background:none;border:0;border-top:1px solid var(--accent);padding:1.25rem 0 0}
.plan,.tour{margin-inline:auto}
.s-precio .in,.s-lugar .in{text-align:center}.s-precio .rows{text-align:left}.s-precio .small{margin-inline:auto}.s-lugar .prose{margin-inline:auto;text-align:left}
.quotes li{border:0;padding:0;text-align:center}.quotes blockquote p{font-size:1.5rem;font-style:italic}
.steps li{text-align:center;justify-items:center}.steps li::before{font-weight:400;font-size:3rem}
.questions,.people{margin-inline:auto;justify-content:center}
.questions summary{font-weight:400;font-size:1.3125rem}
.home{border:0;background:none}.home-words{padding:1rem 0 0}
.note .in{justify-items:center;text-align:center}
.btn{letter-spacing:.02em}
`,
  noche: `
.page{--radius:.25rem}
.bar{border:0;position:relative}
.hero{position:relative}
.hero-in{max-width:none;padding:0;display:grid}
.hero-in>*{grid-area:1/1}
.hero-photo img{width:100%;height:clamp(34rem,86vh,56rem);object-fit:cover}
.hero-photo{order:-1}
.hero:not(.bare) .hero-words{position:relative;align-self:end;align-content:end;z-index:1;padding:9rem max(clamp(1.125rem,4vw,2.5rem),calc((100vw - 76rem) / 2 + 2.5rem)) 3rem;
background:linear-gradient(to top,rgb(8 13 29/.94),rgb(8 13 29/.72) calc(100% - 9rem),rgb(8 13 29/0));color:#f3f1ec}
@media (min-width:60rem){.hero:not(.bare) .hero-words{grid-template-columns:1fr auto;column-gap:4rem}.hero:not(.bare) .hero-words>*{grid-column:1}
.hero:not(.bare) .hero-words>:is(.price,.act){grid-column:2}.hero-words>.price{grid-row:2;align-self:end}.hero-words>.act{grid-row:3}.hero-words>.act .btn{width:100%}}
.hero:not(.bare) :is(.kicker,.where,.lead,.price small){color:#d5d9e2}
.hero.bare .hero-words{max-width:76rem;width:100%;margin-inline:auto;padding:clamp(4rem,12vw,9rem) clamp(1.125rem,4vw,2.5rem)}
.hero.bare{background:radial-gradient(60rem 30rem at 85% 10%,var(--tint),transparent),var(--paper);border-bottom:1px solid var(--line)}
.title{max-width:18em}
.hero-words .price{border-left:.25rem solid var(--brand);padding-left:1rem}
h2{font-weight:400;letter-spacing:-.02em;font-size:clamp(1.875rem,1.3rem + 2.4vw,3rem)}
.figs>div{border-left:1px solid var(--line);padding-left:1.25rem}
.figs dd{font-weight:400;font-size:clamp(2rem,1.5rem + 2vw,3rem)}
.s-ventajas,.s-precio{background:var(--card);padding-block:calc(var(--gap) * .7);margin-block:calc(var(--gap) / 2)}
.cards li{background:none;border-width:0 0 0 1px;border-radius:0;padding:.25rem 0 .25rem 1.5rem}
.tiles{gap:.25rem}.tiles a{border-radius:0}
.s-fotos .in{max-width:none;padding-inline:0}.s-fotos h2,.s-fotos summary{padding-inline:max(clamp(1.125rem,4vw,2.5rem),calc((100vw - 76rem) / 2 + 2.5rem))}
.quotes li{border-top:1px solid var(--line)}
.mark.over{background:#f3f1ec;color:#0c1222}
`,
  patio: `
.page{--radius:1.25rem}
.bar{border:0}
.btn{border-radius:99rem}
.hero{padding:0 clamp(.5rem,1.5vw,1.25rem)}
.hero-in{background:var(--fill);color:var(--on-fill);border-radius:clamp(1.25rem,3vw,2.5rem);max-width:90rem;padding:clamp(1.75rem,5vw,4.5rem) clamp(1.375rem,5vw,4.5rem);display:grid;gap:2rem}
.hero :is(.kicker,.where,.lead,.price small){color:inherit}
.hero .btn{background:var(--on-fill);color:var(--fill);border-color:var(--on-fill)}
.hero .mark{background:var(--on-fill);color:var(--fill)}
.hero a:focus-visible{outline-color:var(--on-fill)}
.hero-photo img{width:100%;aspect-ratio:4/3;object-fit:cover;border-radius:var(--radius)}
@media (min-width:60rem){.hero-in{grid-template-columns:6fr 7fr;gap:4rem;align-items:center}.hero-photo{margin-bottom:-7.5rem}.hero:not(.bare){margin-bottom:4.5rem}}
.hero.bare .hero-in{grid-template-columns:1fr;min-height:min(32rem,68vh);align-items:center}
.hero.bare .hero-words{justify-items:center;text-align:center}
.hero.bare .kicker{justify-content:center}
.figs{gap:1rem}
.figs>div{background:var(--tint);border-radius:var(--radius);padding:1.25rem 1.5rem}
.ticks{gap:.625rem;display:flex;flex-wrap:wrap}
.ticks li{background:var(--tint);border-radius:99rem;padding:.5rem 1.125rem}.ticks li::before{display:none}
.cards li{border:0;background:var(--tint);padding:1.75rem}
.steps li{background:var(--tint);border-radius:var(--radius);padding:1.75rem}
.steps li::before{display:grid;place-items:center;width:2.75rem;height:2.75rem;border-radius:50%;background:var(--fill);color:var(--on-fill);font-size:1.125rem}
.quotes li{background:var(--tint);border:0;border-radius:var(--radius);padding:1.75rem}
.home{border:0;background:var(--tint)}
.rows>div{border-bottom-style:dotted;border-bottom-width:2px}
.s-formulario{border-radius:clamp(1.25rem,3vw,2.5rem);margin-inline:clamp(.5rem,1.5vw,1.25rem);margin-bottom:1.25rem}
form{border:0}
.field input:not([type=checkbox]),.field textarea{border-radius:.75rem}
`,
  trazo: `
.page{--radius:0rem}
.bar-in,.hero-in,.in{max-width:80rem}
.bar{border-bottom:1px solid var(--ink)}
.kicker,.figs dt,.rows dt,h2{text-transform:uppercase;letter-spacing:.08em;font-size:.8125rem}
h2{font-size:.9375rem;line-height:1.3;padding-top:.875rem;border-top:1px solid var(--ink);display:flex;justify-content:space-between;letter-spacing:.1em;overflow-wrap:anywhere}
h2::after{content:"";width:.625rem;height:.625rem;background:var(--brand);align-self:center}
.title{font-weight:400;letter-spacing:-.035em}
.hero-in{padding-block:clamp(1.75rem,4vw,3rem) 0;display:grid;gap:2.25rem}
.hero-words{gap:1rem}
@media (min-width:60rem){.hero-words{grid-template-columns:7fr 4fr;column-gap:4rem;align-items:end}.hero-words>:is(.kicker,.title,.where){grid-column:1}
.hero-words>.title{grid-row:2/span 3}.hero-words>.where{grid-row:5}
.hero-words>:is(.lead,.price,.act){grid-column:2}}
.hero-photo{border:1px solid var(--ink);padding:clamp(.375rem,1vw,.75rem)}
@media (max-width:40rem){.hero .hero-photo img{height:auto;aspect-ratio:1}}
.hero-photo img{width:100%;height:clamp(16rem,58vh,40rem);object-fit:cover}
.hero.bare .hero-in{padding-block:clamp(3rem,9vw,7rem);background:linear-gradient(var(--line) 1px,transparent 1px) 0 0/100% 3rem}
.hero.bare .hero-words>*{background:var(--paper);justify-self:start;padding-right:1rem}
.price,.big-price,.figs dd{font-weight:400}
.figs{gap:0;border:1px solid var(--ink)}
.figs>div{padding:1.25rem 1.5rem;border-right:1px solid var(--ink);margin-right:-1px}
.rows>div{border-color:var(--line)}
.rows dt{align-self:center}
.rows dd{font-weight:400}
.ticks{gap:0;border-left:1px solid var(--line);border-top:1px solid var(--line)}
.ticks li{padding:.875rem 1rem;border-right:1px solid var(--line);border-bottom:1px solid var(--line)}.ticks li::before{display:none}
.cards{gap:0;border-left:1px solid var(--line);border-top:1px solid var(--line)}.cards li{border-width:0 1px 1px 0}
.tiles{gap:1px;background:var(--ink);border:1px solid var(--ink)}
.tiles li{background:var(--paper)}
.steps{gap:0;border-top:1px solid var(--line)}
.steps li{padding:1.25rem 1.5rem 1.5rem 0}.steps li::before{font-weight:400;content:"0" counter(step);font-size:1rem;letter-spacing:.1em}
.plan{border-color:var(--ink);max-width:none}
.portrait{border-radius:0}
.quotes li{border-top:1px solid var(--ink)}
.s-formulario{background:var(--paper);border-top:1px solid var(--ink)}.s-formulario h2{border:0;padding:0;text-transform:none;letter-spacing:-.02em;font-size:clamp(1.875rem,1.4rem + 2vw,2.75rem);font-weight:400}.s-formulario h2::after{display:none}
form{border-color:var(--ink)}
`,
};
