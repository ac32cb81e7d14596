const parts = [
  'let pressed=new Map,buttonsOf=host=>[...host.shadowRoot.querySelectorAll("button")]',
  'addEventListener("click",event=>{let button=event.composedPath().find(({localName})=>localName=="button"),host=button?.getRootNode().host',
  'if(!host?.matches(":not(:defined),[data-waiting]"))return',
  'let press=()=>{if(host.matches("[data-waiting]"))return requestAnimationFrame(press);let same=buttonsOf(host)[pressed.get(host)];same?.focus();same?.click()}',
  'pressed.has(host)||customElements.whenDefined(host.localName).then(()=>requestAnimationFrame(press))',
  'host.shadowRoot.querySelector("button[aria-busy]")?.removeAttribute("aria-busy")',
  'button.setAttribute("aria-busy",true)',
  'pressed.set(host,buttonsOf(host).indexOf(button))})',
]

/**
 * Script for pages that carry the first drawing of their blocks: a button pressed there shows that it was, and is pressed again when the
 * code of its block has come and has drawn the same button. Two presses count once: an impatient shopper wants it open, not closed again.
 */
export const keptPressScript = `{${parts.join(';')}}`
