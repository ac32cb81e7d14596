const parts = [
  'let pressed=new Map,buttonsOf=host=>[...host.shadowRoot.querySelectorAll("button")]',
  'addEventListener("click",event=>{let button=event.composedPath().find(({localName})=>localName=="button"),host=button?.getRootNode().host',
  'if(!host?.matches(":not(:defined),[data-waiting]"))return',
  'let press=()=>{if(host.matches("[data-waiting]"))return requestAnimationFrame(press);let same=buttonsOf(host)[pressed.get(host)];same?.focus();same?.click()}',
  'pressed.has(host)||customElements.whenDefined(host.localName).then(()=>requestAnimationFrame(press))',
  'pressed.set(host,buttonsOf(host).indexOf(button))})',
]

/**
 * For pages that carry what their blocks draw first: what was pressed there is pressed when the code of its block has come
 * and has drawn the same button again. Pressed twice it is done once: who is impatient wants it open, not closed again.
 */
export const keptPressScript = `{${parts.join(';')}}`
