const mailbox = /^[^\s/:@]+@[^\s/:@.]+(?:\.[^\s/:@.]+)+$/
const host = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(?=[/?#]|$)/i
const phone = /^(?:\+|00|0)[\d\s()/-]{5,24}$/

/** An address as people write it: without https://, only the mailbox, only the phone number. */
export function typedAddress(typed: string): string {
  const text = typed.trim()
  if (mailbox.test(text)) return `mailto:${text}`
  if (phone.test(text)) return `tel:${text.replace(/\(0\)/, '').replace(/[^\d+]/g, '')}`
  return host.test(text) && !/\.(html?|pdf)$/i.test(text) ? `https://${text}` : text
}
