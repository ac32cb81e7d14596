// What may stand in an address inside a drawing: a part of itself, or a picture that comes along.
const ownAddress = /^(#[\w.-]+|data:image\/(png|jpeg|webp|gif);base64,[\w+/=\s]*)$/
const refused =
  /<\s*([\w.-]+:)?(script|foreignobject|iframe|embed|object|audio|video|handler|listener|a|set|animate\w*)[\s/>]|\son[a-z]+\s*=|javascript:|<!doctype[^>]*\[|<!entity|<\?xml-stylesheet|@import|expression\s*\(/i
const addresses = /(?:\s|:)(?:href|src)\s*=\s*("([^"]*)"|'([^']*)'|[^\s>]+)/gi
const references = /url\(\s*(['"]?)([^)]*?)\1\s*\)/gi

/**
 * Whether an SVG is a drawing and nothing else: no scripts, no handlers, no motion, nothing that is fetched. It is
 * refused rather than cleaned, so that what is published is what the editor has seen.
 */
export function isSafeDrawing(text: string): boolean {
  if (refused.test(text) || /encoding\s*=\s*["'](?!utf-8)/i.test(text.slice(0, 200))) return false
  const named = [...text.matchAll(addresses)].map(([, whole = '', double, single]) => double ?? single ?? whole)
  const drawn = [...text.matchAll(references)].map(([, , address = '']) => address)
  return [...named, ...drawn].every((address) => ownAddress.test(address.trim()))
}
