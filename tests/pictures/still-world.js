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
  globalThis.restartTheWorld = () => {
    begun = RealDate.now()
    seed = 1
  }
}
