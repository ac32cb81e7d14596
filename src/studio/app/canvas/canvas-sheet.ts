/** Styles that only the editor sees on the canvas. They are in no document and on no published page. */
export const canvasSheet = `
/* Its scrollbar stands beside it, so that the page has the whole width of the device. */
html { scroll-behavior: auto; scrollbar-width: none; }
body { margin: 0; cursor: default; -webkit-user-select: none; user-select: none; }
a, button, input, select, textarea, label { cursor: default !important; }
[data-canvas-editing] { cursor: text !important; -webkit-user-select: text; user-select: text; outline: 2px solid #3b5bdb !important; outline-offset: 4px; min-width: 1em; white-space: break-spaces; overflow-wrap: break-word; font-variant-ligatures: none; }
details[data-canvas-unfolded]::details-content { block-size: auto !important; content-visibility: visible !important; }
[data-canvas-written] { display: none !important; }
[data-canvas-editing] :is(p, h1, h2, h3, h4, li) { min-height: 1lh; }
[data-canvas-sign] { border-radius: 2px; background: color-mix(in srgb, #3b5bdb 24%, transparent); }
[data-canvas-sign='hyphen'] { padding: 0 1px; }
[data-canvas-sign='hyphen']::after { content: '-'; color: #3b5bdb; font-weight: 700; }
[data-canvas-label]:is([data-canvas-invisible], canvas-stand-in) { display: block !important; position: static !important; }
[data-canvas-folded]:not([data-canvas-unfolded]) { display: block !important; position: static !important; visibility: hidden !important; block-size: calc(max(30px, 15.6px / var(--canvas-scale, 1) + 8px) + 8px) !important; overflow: clip !important; }
[data-canvas-folded]:not([data-canvas-unfolded])::before { content: attr(data-canvas-folded) !important; visibility: visible; }
[data-canvas-invisible]::before, [data-canvas-folded]:not([data-canvas-unfolded])::before, canvas-stand-in::before {
  content: attr(data-canvas-label);
  display: inline-flex;
  align-items: center;
  box-sizing: border-box;
  min-height: 30px;
  max-width: calc(100% - 16px);
  margin: 4px 8px;
  padding: 3px 12px;
  border: 1px dashed #85767d;
  border-radius: 99px;
  background: Canvas;
  color: CanvasText;
  font: 600 calc(12px / var(--canvas-scale, 1))/1.3 Figtree, system-ui, sans-serif;
}
[data-canvas-over] { display: none !important; }
[data-canvas-over][data-canvas-open] {
  position: fixed !important;
  z-index: 2147483000 !important;
  inset: 0 !important;
  display: block !important;
  align-content: center;
  overflow: auto;
  background: rgb(42 26 32 / 42%);
}
@media (width < 48em) { [data-hidden-on~='mobile'] { opacity: 0.35; } }
@media (48em <= width < 64.0625em) { [data-hidden-on~='tablet'] { opacity: 0.35; } }
@media (width >= 64.0625em) { [data-hidden-on~='desktop'] { opacity: 0.35; } }
canvas-part { display: contents; }
canvas-room {
  display: grid;
  flex: 1 1 100%;
  grid-column: 1 / -1;
  place-items: center;
  box-sizing: border-box;
  min-height: 76px;
  padding: 12px;
  border: 2px dashed #94857d;
  border-radius: 12px;
  background: color-mix(in srgb, Canvas 60%, transparent);
  color: CanvasText;
  font: 600 calc(13px / var(--canvas-scale, 1))/1.4 Figtree, system-ui, sans-serif;
  text-align: center;
  cursor: pointer;
}
canvas-room::before { content: attr(data-canvas-label); }
canvas-room[data-canvas-page] { min-height: 300px; margin: 24px; }
:is(h1, h2, h3, h4, p, li, a, figcaption, small, summary, caption, th, td):empty:not([data-canvas-editing])::before { content: attr(data-canvas-label); opacity: 0.6; font-style: italic; }
[data-canvas-dragged] { opacity: 0.4; }
`
