// Runs before anything else in the page: every story begins at the same minute and throws the same dice.
{
  const morning = Date.parse('2026-03-04T10:00:00+01:00')
  const RealDate = Date
  let begun = RealDate.now()
  let seed = 1
  const now = () => morning + (RealDate.now() - begun)
  globalThis.Date = class extends RealDate {
    constructor(...given) {
      super(...(given.length === 0 ? [now()] : given))
    }
    static now = now
  }
  Math.random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed / 2 ** 32
  }
  // The number of an order has twenty signs; what else is drawn by lot is not seen, and must differ.
  const draw = crypto.getRandomValues.bind(crypto)
  crypto.getRandomValues = (numbers) => {
    if (numbers.length !== 20) return draw(numbers)
    numbers.set(Array.from(numbers, (_, index) => index * 7))
    return numbers
  }
  globalThis.restartTheWorld = () => {
    begun = RealDate.now()
    seed = 1
  }
}

// The drawn products and people without their gradients: those, and the noise in them, were most of the bytes.
{
  const flat = new Map()

  const flatten = async (address) => {
    const answer = await fetch(address, { signal: AbortSignal.timeout(5000) })
    if (!answer.headers.get('content-type')?.startsWith('image/svg')) return undefined
    const drawing = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml')
    for (const gradient of drawing.querySelectorAll('linearGradient, radialGradient')) {
      const stops = [...gradient.querySelectorAll('stop')]
      const middle = stops[Math.floor(stops.length / 2)]
      for (const stop of stops) for (const { name, value } of middle.attributes) if (name !== 'offset') stop.setAttribute(name, value)
    }
    return `url("data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(drawing))}")`
  }

  globalThis.drawFlat = async (image) => {
    const { currentSrc } = image
    if (!image.complete || image.naturalWidth === 0 || image.dataset.flat === currentSrc) return
    if (!flat.has(currentSrc))
      flat.set(
        currentSrc,
        flatten(currentSrc).catch(() => undefined),
      )
    const content = await flat.get(currentSrc)
    if (content) image.style.content = content
    image.dataset.flat = currentSrc
  }
}
