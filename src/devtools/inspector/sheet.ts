/** Text and no file of its own: Storybook draws the same panel in its manager, which knows no style sheets of ours. */
export const sheet = `
:host {
  --ink: var(--vitrine-ink, light-dark(#2a1a20, #f7ece7));
  --soft: var(--vitrine-ink-soft, light-dark(#6b5760, #cbb6b0));
  --surface: var(--vitrine-surface, light-dark(#ffffff, #271a20));
  --paper: var(--vitrine-paper, light-dark(#fcf8f5, #1b1216));
  --line: var(--vitrine-line, light-dark(#eadfd8, #48343e));
  --edge: var(--vitrine-edge, light-dark(#917c74, #96808a));
  --accent: var(--vitrine-accent, light-dark(#94274a, #f09ab2));
  --on-accent: var(--vitrine-on-accent, light-dark(#ffffff, #2a0d18));
  --tint: var(--vitrine-tint-rose, light-dark(#f6e7e1, #3b232b));
  --alert: var(--vitrine-alert, light-dark(#a5341f, #ffa68f));
  --focus: var(--vitrine-focus, light-dark(#2a1a20, #fff4ee));
  color: var(--ink);
  font: 400 13px / 1.5 var(--vitrine-font-text, system-ui, sans-serif);
}
*, ::before, ::after { box-sizing: border-box; }
[hidden] { display: none !important; }
button, input { font: inherit; color: inherit; }
button { cursor: pointer; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 1px; }
.panel { display: flex; flex-direction: column; block-size: 100%; min-block-size: 0; background: var(--surface); container-type: inline-size; }
.head, .bar { display: flex; flex-wrap: wrap; align-items: center; gap: 6px 8px; padding: 8px 14px; }
.head { border-block-end: 1px solid var(--line); padding-block: 4px; flex-wrap: nowrap; }
.title { display: none; margin: 0; padding-inline-start: 4px; font-weight: 600; }
.tabs { display: flex; flex: 1; min-inline-size: 0; gap: 2px; overflow-x: auto; scrollbar-width: none; }
.tabs button { flex: none; min-block-size: 36px; padding: 4px 10px; border: 0; border-radius: 8px; background: none; color: var(--soft); font-weight: 600; white-space: nowrap; outline-offset: -2px; }
.tabs button[aria-selected='true'] { background: var(--tint); color: var(--ink); }
.count { margin-inline-start: 5px; font-weight: 400; font-variant-numeric: tabular-nums; }
.press { min-block-size: 30px; padding: 3px 12px; border: 1px solid var(--line); border-radius: 999px; background: none; font-weight: 600; white-space: nowrap; }
.press:hover, .tabs button:hover { background: var(--tint); }
.press[aria-pressed='true'] { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
.press.recording { border-color: var(--alert); color: var(--alert); }
.press.recording::before { content: '●' / ''; margin-inline-end: 6px; }
.press.plain { border-color: transparent; padding-inline: 8px; }
input[type='search'] { flex: 1 1 150px; min-inline-size: 0; min-block-size: 30px; padding: 3px 12px; border: 1px solid var(--edge); border-radius: 999px; background: var(--paper); }
input::placeholder { color: var(--soft); opacity: 1; }
.said { flex-basis: 100%; margin: 0; color: var(--soft); }
.said:empty { display: none; }
.playing { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; margin: 0; padding: 6px 14px; background: var(--tint); }
.playing span { flex: 1; min-inline-size: 12em; overflow-wrap: anywhere; }
.list { flex: 1; min-block-size: 0; overflow: auto; border-block-start: 1px solid var(--line); outline-offset: -2px; overscroll-behavior: contain; }
.row { display: flex; align-items: baseline; gap: 10px; min-block-size: 30px; padding: 4px 14px; border-block-end: 1px solid var(--line); }
summary.row { cursor: pointer; list-style: none; outline-offset: -2px; }
summary.row::-webkit-details-marker { display: none; }
summary.row:hover { background: var(--paper); }
details[open] > summary.row { border-block-end-color: transparent; background: var(--tint); }
details[open] { border-block-end: 1px solid var(--line); }
.time { flex: none; min-inline-size: 56px; color: var(--soft); font-variant-numeric: tabular-nums; text-align: end; }
.name { flex: none; max-inline-size: 60%; font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.name.wide { flex: 1; max-inline-size: none; min-inline-size: 0; font-weight: 400; }
.method { flex: none; min-inline-size: 44px; font-weight: 600; }
.who { flex: 0 1 auto; min-inline-size: 60px; max-inline-size: 45%; overflow: hidden; color: var(--soft); text-overflow: ellipsis; white-space: nowrap; }
.gist { flex: 1; min-inline-size: 0; overflow: hidden; font-family: ui-monospace, monospace; font-size: 12px; text-overflow: ellipsis; white-space: nowrap; }
.soft { color: var(--soft); }
.tag { flex: none; color: var(--soft); font-variant-numeric: tabular-nums; }
.tag.alert { color: var(--alert); font-weight: 600; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 2px 12px; margin: 8px 14px; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
pre { max-block-size: 320px; margin: 8px 14px; padding: 10px 12px; overflow: auto; border-radius: 8px; background: var(--paper); font: 400 12px / 1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
.state { margin: 0; padding: 8px 14px; border-block-end: 1px solid var(--line); }
.empty { margin: 0; padding: 24px 14px; color: var(--soft); text-align: center; }
.panel.over { outline: 3px dashed var(--accent); outline-offset: -6px; }
@container (width < 38rem) {
  .head { flex-wrap: wrap; }
  .tabs { order: 2; flex-basis: 100%; }
  .title { display: block; flex: 1; }
}
@container (width < 30rem) {
  .who { display: none; }
  .time { min-inline-size: 48px; }
  .head, .bar { padding-inline: 10px; }
  .row { padding-inline: 10px; gap: 8px; }
}
@media (forced-colors: active) {
  .tabs button[aria-selected='true'], .press[aria-pressed='true'] { outline: 1px solid; }
}
`
