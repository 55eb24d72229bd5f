/**
 * Script for other people's pages: it puts the form after its own tag, passes on the page's address and campaign, and
 * gives the frame the height that the form asks for. No cookie, nothing else of that page.
 */
export const EMBED_SCRIPT = `(function () {
  var tag = document.currentScript;
  var slug = tag && tag.getAttribute("data-formulario");
  if (!slug) return;
  var base = new URL(tag.src).origin;
  var query = new URLSearchParams({ desde: location.hostname });
  new URLSearchParams(location.search).forEach(function (value, name) {
    if (/^utm_(source|medium|campaign|content|term)$/.test(name)) query.set(name, value);
  });
  var frame = document.createElement("iframe");
  frame.src = base + "/formulario/" + encodeURIComponent(slug) + "/incrustado?" + query;
  frame.title = tag.getAttribute("data-titulo") || "Formulario";
  frame.style.cssText = "display:block;width:100%;height:640px;border:0";
  addEventListener("message", function (event) {
    if (event.source !== frame.contentWindow || event.origin !== base || !event.data) return;
    var height = Number(event.data.umbralAlto);
    if (height > 0) frame.style.height = Math.min(Math.ceil(height), 6000) + "px";
  });
  tag.insertAdjacentElement("afterend", frame);
})();
`;
