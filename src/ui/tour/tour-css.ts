/**
 * The style sheet of the viewer, for `/tour/{id}` and for archives. Panels are ink with white letters over any picture, bright or dark; ochre
 * marks the way on. Everything is sized for fingers, and fits from 320 pixels up to a wall.
 */
export const TOUR_CSS = `
.rt-tour{--ink:#11192c;--panel:rgb(17 25 44 / .88);--white:#fff;--soft:#c3cbdb;--light:#f9be45;--cobalt:#1e59c1;--rt-map-height:min(16rem,38vh);
position:fixed;inset:0;overflow:clip;background:#16181f;color:var(--white);font:400 1rem/1.45 "Archivo Variable",Archivo,system-ui,-apple-system,"Segoe UI",sans-serif;
-webkit-text-size-adjust:100%;text-size-adjust:100%;-webkit-tap-highlight-color:transparent}
.rt-opening{background:none}.rt-opening .rt-canvas{opacity:0}
.rt-tour *,.rt-tour *::before,.rt-tour *::after{box-sizing:border-box}
.rt-tour [hidden]{display:none!important}
.rt-tour button,.rt-tour input,.rt-tour textarea{font:inherit;color:inherit;margin:0;min-height:0;max-width:none}
.rt-tour button,.rt-tour a{touch-action:manipulation}
.rt-tour button{cursor:pointer;border:0;border-radius:0;background:none;padding:0}
.rt-tour h1,.rt-tour h2,.rt-tour p,.rt-tour ol,.rt-tour ul{margin:0;padding:0;max-width:none;color:inherit}
.rt-tour ol{list-style:none;display:flex;gap:0}
.rt-tour :focus-visible{outline:3px solid var(--light);outline-offset:2px;box-shadow:0 0 0 7px rgb(17 25 44 / .75)}
.rt-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.rt-stage,.rt-layer{position:absolute;inset:0}
.rt-stage{isolation:isolate}
.rt-layer{overflow:clip;pointer-events:none;user-select:none;-webkit-user-select:none}
.rt-layer>*{pointer-events:auto}
.rt-canvas{display:block;width:100%;height:100%;cursor:grab;outline-offset:-4px}
.rt-canvas:active{cursor:grabbing}
.rt-tour .rt-canvas:focus-visible{outline-offset:-5px;box-shadow:none}

.rt-top{position:absolute;z-index:3;inset:0 0 auto;display:flex;flex-wrap:wrap;align-items:flex-start;justify-content:space-between;gap:.5rem;pointer-events:none;
padding:max(.75rem,env(safe-area-inset-top)) max(.75rem,env(safe-area-inset-right)) 0 max(.75rem,env(safe-area-inset-left))}
.rt-top>*{pointer-events:auto;background:var(--panel);border-radius:.5rem}
.rt-titles{padding:.5rem .875rem .55rem;max-width:min(34rem,100%);min-width:0}
.rt-titles h1{font-size:.875rem;font-weight:500;line-height:1.3;color:var(--soft);overflow-wrap:anywhere;letter-spacing:0}
.rt-titles p{display:flex;flex-wrap:wrap;align-items:baseline;gap:.1rem .625rem}
.rt-room-title{font-size:1.125rem;font-weight:650;line-height:1.25;font-stretch:112%}
.rt-origin{font-size:.8125rem;color:var(--light)}
.rt-brand{display:flex;align-items:center;gap:.75rem;padding:.375rem .375rem .375rem .875rem;max-width:100%}
.rt-logo{display:block;max-height:2rem;max-width:8rem;object-fit:contain}
.rt-agency{font-weight:600;font-size:.9375rem;overflow-wrap:anywhere}
.rt-tour .rt-contact-button,.rt-tour .rt-send{min-height:2.75rem;padding:.25rem 1.125rem;border-radius:.375rem;background:var(--light);color:var(--ink);font-weight:650;font-size:.9375rem}

.rt-tools{position:absolute;z-index:3;right:max(.75rem,env(safe-area-inset-right));bottom:calc(4.25rem + env(safe-area-inset-bottom));display:flex;flex-direction:column;gap:.375rem}
.rt-tour .rt-tool,.rt-tour .rt-close{display:grid;place-items:center;width:2.75rem;height:2.75rem;flex:none;border-radius:.5rem;background:var(--panel);color:var(--white)}
.rt-tour .rt-tool[aria-pressed=true],.rt-tour .rt-tool[aria-expanded=true]{background:var(--white);color:var(--ink)}
@media (hover:hover){.rt-tour .rt-tool:hover,.rt-tour .rt-close:hover{background:var(--ink)}.rt-tour .rt-tool[aria-pressed=true]:hover,.rt-tour .rt-tool[aria-expanded=true]:hover{background:#dfecfe}}

.rt-rooms{position:absolute;z-index:3;inset:auto 0 0;background:var(--panel);padding-bottom:env(safe-area-inset-bottom)}
.rt-rooms ol{overflow-x:auto;scrollbar-width:thin;scrollbar-color:var(--soft) transparent;padding-inline:max(.25rem,env(safe-area-inset-left));position:relative}
.rt-rooms li{flex:none}
.rt-rooms li:first-child{margin-left:auto}.rt-rooms li:last-child{margin-right:auto}
.rt-tour .rt-room-button{position:relative;min-height:3.25rem;padding:.25rem 1rem;font-size:.9375rem;font-weight:500;color:var(--white);white-space:nowrap;display:flex;flex-direction:column;justify-content:center;align-items:center;line-height:1.2}
.rt-room-button small{font-size:.75rem;color:var(--soft);font-weight:400}
.rt-room-button::after{content:"";position:absolute;inset:auto .75rem 0;height:4px;background:transparent}
.rt-room-button[aria-current]{font-weight:650}
.rt-room-button[aria-current]::after{background:var(--light)}
@media (hover:hover){.rt-room-button:hover::after{background:var(--soft)}.rt-room-button[aria-current]:hover::after{background:var(--light)}}
.rt-tour .rt-rooms :focus-visible{outline-offset:-4px;box-shadow:none}

.rt-arrow,.rt-spot{position:absolute;left:0;top:0;display:grid;justify-items:center}
.rt-tour .rt-arrow{width:6rem;margin:-3rem 0 0 -3rem;height:6rem;place-content:center;-webkit-user-select:none;user-select:none}
.rt-disc{grid-area:1/1;width:6rem;height:6rem;overflow:visible;filter:drop-shadow(0 2px 3px rgb(8 13 29 / .55))}
.rt-disc circle{fill:rgb(255 255 255 / .9);stroke:var(--ink);stroke-width:2}
.rt-disc path{fill:none;stroke:var(--ink);stroke-width:11;stroke-linecap:square;stroke-linejoin:miter}
.rt-name{padding:.2rem .625rem;border-radius:.375rem;background:var(--panel);color:var(--white);font-size:.875rem;font-weight:600;line-height:1.3;white-space:nowrap;max-width:14rem;overflow:hidden;text-overflow:ellipsis}
.rt-arrow .rt-name{position:absolute;left:50%;top:calc(50% + 2rem);translate:-50% 0}
.rt-arrow.rt-crowded .rt-name{opacity:0}
.rt-arrow:focus-visible,.rt-arrow:hover{z-index:1500!important}
.rt-arrow:hover .rt-name,.rt-arrow:focus-visible .rt-name{opacity:1}
.rt-tour .rt-arrow:focus-visible{outline:0;box-shadow:none}
.rt-arrow:focus-visible .rt-disc circle{stroke:var(--ink);stroke-width:4;fill:var(--light)}
.rt-arrow:focus-visible .rt-name{outline:3px solid var(--light);outline-offset:2px}
@media (hover:hover){.rt-arrow:hover .rt-disc circle{fill:var(--light)}}
.rt-tour .rt-spot{width:2.75rem;height:2.75rem;margin:-1.375rem 0 0 -1.375rem;place-items:center;border-radius:50%;background:var(--panel);color:var(--white);border:2px solid var(--white);z-index:1100}
.rt-spot .rt-name{position:absolute;top:calc(100% + .375rem);left:50%;translate:-50% 0;opacity:0;pointer-events:none}
.rt-spot:hover,.rt-spot:focus-visible{z-index:1600}
.rt-spot:hover .rt-name,.rt-spot:focus-visible .rt-name{opacity:1}
@media (hover:hover){.rt-tour .rt-spot:hover{background:var(--white);color:var(--ink)}}
.rt-layer>.rt-away{opacity:0;pointer-events:none}
.rt-lines{position:absolute;inset:0;width:100%;height:100%;pointer-events:none!important}
.rt-lines path{fill:none;stroke:var(--white);stroke-width:2}
.rt-lines .rt-line-under{stroke:var(--ink);stroke-width:5}
.rt-length{position:absolute;left:0;top:0;pointer-events:none!important;z-index:900}
.rt-tour .rt-length{background:var(--panel);border-radius:.375rem;padding:.15rem .625rem;font-size:.875rem;white-space:nowrap;translate:-50% -50%}

.rt-map{position:absolute;z-index:2;left:max(.75rem,env(safe-area-inset-left));bottom:calc(4.25rem + env(safe-area-inset-bottom));width:min(20rem,calc(100vw - 5.5rem));background:var(--white);color:var(--ink);border-radius:.5rem;padding:.75rem;box-shadow:0 6px 20px rgb(8 13 29 / .35)}
.rt-map-head{display:flex;align-items:flex-start;justify-content:space-between;gap:.5rem;margin-bottom:.5rem}
.rt-levels{display:flex;flex-wrap:wrap;gap:.25rem}
.rt-map-zoom{display:flex;gap:.25rem;margin-left:auto;flex:none}
.rt-tour .rt-map-tool{display:grid;place-items:center;width:2.75rem;height:2.75rem;border-radius:.375rem;border:1px solid #8d877e}
.rt-tour .rt-map-tool:disabled{opacity:.4;cursor:default}
@media (hover:hover){.rt-tour .rt-map-tool:enabled:hover{background:#ebeae5}}
.rt-map-frame{overflow:auto;max-height:var(--rt-map-height);overscroll-behavior:contain;scrollbar-width:thin}
.rt-tour .rt-level{min-height:2.75rem;padding:0 .75rem;border-radius:.375rem;font-size:.875rem;border:1px solid #8d877e}
.rt-tour .rt-level[aria-pressed=true]{background:var(--cobalt);border-color:var(--cobalt);color:var(--white)}
.rt-sheet{position:relative;margin-inline:auto;max-height:calc(var(--rt-map-height)*var(--zoom,1));overflow:clip}
.rt-sheet svg{position:absolute;inset:0;width:100%;height:100%;overflow:hidden}
.rt-room{fill:#f5f4f1}
.rt-walls{fill:var(--ink)}
.rt-room-name{text-anchor:middle;dominant-baseline:middle;fill:#4c5568;font-family:inherit}
.rt-cone{fill:var(--cobalt);fill-opacity:.32;stroke:var(--cobalt);stroke-width:1.5;vector-effect:non-scaling-stroke}
.rt-tour .rt-dot{position:absolute;width:1.75rem;height:1.75rem;margin:-.875rem 0 0 -.875rem;border-radius:50%;display:grid;place-items:center}
.rt-dot::before{content:"";width:.875rem;height:.875rem;border-radius:50%;background:var(--white);border:3px solid var(--cobalt);transition:scale .12s}
.rt-dot[aria-current]::before{background:var(--cobalt);border-color:var(--white);outline:2px solid var(--cobalt)}
@media (hover:hover){.rt-dot:hover::before{scale:1.25}}
.rt-tour .rt-map :focus-visible{outline-color:var(--cobalt);box-shadow:none;outline-offset:1px}

.rt-note{position:absolute;z-index:4;left:50%;top:50%;translate:-50% -50%;width:max-content;max-width:min(26rem,calc(100vw - 2rem));display:grid;gap:.75rem;justify-items:start;background:var(--ink);border-radius:.5rem;padding:1rem 1.25rem}
.rt-note:empty{display:none}
.rt-busy{position:absolute;z-index:3;left:50%;bottom:calc(4.5rem + env(safe-area-inset-bottom));translate:-50% 0;background:var(--panel);border-radius:.375rem;padding:.35rem .875rem;font-size:.875rem;white-space:nowrap}
.rt-broken{margin:0;padding:2rem;max-width:40rem}
body:has(.rt-disk){margin:0;background:#16181f}
.rt-disk{max-width:64rem;margin:0 auto;padding:clamp(1.25rem,4vw,3rem);color:#fff;font:1rem/1.55 system-ui,sans-serif}
.rt-disk h1{margin:0 0 .5rem;font-size:1.75rem;line-height:1.2;overflow-wrap:anywhere}
.rt-disk p{margin:0 0 1.5rem;max-width:60ch}
.rt-disk ul{list-style:none;margin:0;padding:0;display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr))}
.rt-disk h2{margin:0 0 .375rem;font-size:1.125rem;overflow-wrap:anywhere}
.rt-disk img{display:block;width:100%;height:auto;border-radius:.5rem}

.rt-dialog{margin:auto;width:min(38rem,calc(100vw - 1.5rem));max-height:calc(100dvh - 1.5rem);padding:0;border:0;border-radius:.625rem;background:var(--white);color:var(--ink);overflow:auto;overscroll-behavior:contain;font:inherit}
.rt-dialog::backdrop{background:rgb(8 13 29 / .62)}
.rt-dialog-head{position:sticky;top:0;z-index:1;display:flex;align-items:center;justify-content:space-between;gap:1rem;padding:.625rem .625rem .625rem 1.25rem;background:var(--white);border-bottom:1px solid #dbd9d3}
.rt-dialog-head h2{font-size:1.125rem;font-weight:650;line-height:1.3;overflow-wrap:anywhere}
.rt-tour .rt-close{background:transparent;color:var(--ink)}
@media (hover:hover){.rt-tour .rt-close:hover{background:#ebeae5;color:var(--ink)}}
.rt-tour .rt-dialog :focus-visible{outline-color:var(--cobalt);box-shadow:none}
.rt-dialog-body{padding:1rem 1.25rem 1.25rem;display:grid;gap:.75rem;overflow-wrap:anywhere}
.rt-photo{display:block;max-width:100%;max-height:75dvh;height:auto;margin-inline:auto;border-radius:.25rem}
.rt-contact,.rt-form{display:grid;gap:.875rem}
.rt-ways{display:flex;flex-wrap:wrap;gap:.5rem}
.rt-way{display:inline-flex;align-items:center;min-height:2.75rem;padding:0 1rem;border:1px solid #8d877e;border-radius:.375rem;color:#1443a1;font-weight:600;text-decoration:none}
.rt-link{color:#1443a1;display:inline-flex;align-items:center;min-height:2.75rem}
.rt-field{display:grid;gap:.25rem}
.rt-field label{font-weight:600;font-size:.9375rem;margin:0;color:inherit}
.rt-tour .rt-field input,.rt-tour .rt-field textarea{width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid #8d877e;border-radius:.375rem;background:var(--white);color:var(--ink);font-size:1rem}
.rt-tour [aria-invalid=true]{border-color:#b42318!important;outline:1px solid #b42318}
.rt-tour .rt-check{display:flex;gap:.625rem;align-items:flex-start;font-weight:400;font-size:.9375rem;margin:0;color:inherit;min-height:2.75rem;padding-block:.5rem}
.rt-tour .rt-check input{width:1.375rem;height:1.375rem;min-height:0;flex:none;accent-color:var(--cobalt);padding:0}
.rt-said:empty{display:none}
.rt-said{color:#95321e;font-weight:600}
.rt-tour .rt-dialog .rt-send{background:var(--cobalt);color:var(--white);justify-self:start}
.rt-send:disabled{opacity:.7;cursor:progress}

@media (max-width:40rem){
.rt-titles{padding:.375rem .75rem .45rem}
.rt-room-title{font-size:1rem}
.rt-titles h1{font-size:.8125rem;display:-webkit-box;-webkit-line-clamp:1;-webkit-box-orient:vertical;overflow:hidden}
.rt-top{flex-wrap:nowrap;gap:.375rem}
.rt-agency{display:none}.rt-logo{max-width:4.5rem}
.rt-brand{flex:none;gap:.5rem;padding-left:.375rem}
.rt-brand:has(.rt-agency){background:none;padding:0}
.rt-tour .rt-arrow,.rt-disc{width:5rem;height:5rem}.rt-tour .rt-arrow{margin:-2.5rem 0 0 -2.5rem}
.rt-arrow .rt-name{top:calc(50% + 1.6rem)}
}
@media (max-height:30rem){.rt-tools{flex-direction:row;bottom:calc(4rem + env(safe-area-inset-bottom))}.rt-tour .rt-room-button{min-height:2.75rem}.rt-titles h1{display:none}}
@media (min-width:160rem){.rt-top,.rt-tools,.rt-rooms,.rt-map,.rt-dialog,.rt-note{zoom:1.5}.rt-name{font-size:1.25rem;max-width:28rem}.rt-length{zoom:1.4}}
@media (forced-colors:active){.rt-top>*,.rt-tool,.rt-rooms,.rt-name,.rt-map,.rt-note,.rt-busy{border:1px solid CanvasText}
.rt-disc,.rt-lines,.rt-sheet,.rt-sheet svg,.rt-dot::before{forced-color-adjust:none}
.rt-tour [aria-pressed=true],.rt-tour [aria-current]:not(.rt-dot),.rt-tour [aria-expanded=true]{outline:3px solid Highlight;outline-offset:-4px}
.rt-tour :focus-visible{outline:3px solid CanvasText}}
@media (prefers-reduced-motion:reduce){.rt-tour *{transition:none!important;animation:none!important}}
@media print{.rt-tour{position:static;height:auto;color:#000;background:none}.rt-stage{position:static;height:12cm}.rt-tools,.rt-rooms,.rt-map,.rt-layer,.rt-contact-button{display:none!important}.rt-top{position:static}.rt-top>*{background:none;color:#000}.rt-titles h1,.rt-origin{color:#000}}
`;
