/**
 * A page fetches its pictures by itself, and no script is asked. Here the addresses are exchanged as they are set, on
 * `img` and `source`, by property and by attribute.
 * @param pictureAt gives the address of what is shown instead, or nothing when the address stays
 */
export function answerPictures(pictureAt: (address: string) => Promise<string | undefined>): void {
  const pictures = new Map<string, Promise<string | undefined>>()
  const find = (address: string) => {
    const picture = pictures.get(address) ?? pictureAt(address)
    pictures.set(address, picture)
    return picture
  }
  const exchange = async (value: string, name: string): Promise<string> =>
    name === 'src' ? ((await find(value)) ?? value) : exchangeAll(value, find)
  const latest = new WeakMap<Element, Record<string, string>>()

  const set = Element.prototype.setAttribute
  function show(element: Element, name: string, value: string): void {
    const wanted = latest.get(element) ?? {}
    latest.set(element, wanted)
    wanted[name] = value
    void exchange(value, name).then((shown) => {
      // Another one may have been set meanwhile.
      if (wanted[name] === value) set.call(element, name, shown)
    })
  }
  Element.prototype.setAttribute = function (name, value) {
    if (isPictured(this, name)) show(this, name.toLowerCase(), value)
    else set.call(this, name, value)
  }
  const properties: [object, string][] = [
    [HTMLImageElement.prototype, 'src'],
    [HTMLImageElement.prototype, 'srcset'],
    [HTMLSourceElement.prototype, 'srcset'],
  ]
  for (const [prototype, name] of properties) {
    const { get = () => '' } = Object.getOwnPropertyDescriptor(prototype, name) ?? {}
    Object.defineProperty(prototype, name, {
      configurable: true,
      enumerable: true,
      get,
      set(this: Element, value: unknown) {
        show(this, name, String(value))
      },
    })
  }
}

const isPictured = (element: Element, name: string): boolean =>
  (element instanceof HTMLImageElement && /^src(set)?$/i.test(name)) || (element instanceof HTMLSourceElement && /^srcset$/i.test(name))

/** `small.jpg 600w, large.jpg 1200w` */
async function exchangeAll(list: string, find: (address: string) => Promise<string | undefined>): Promise<string> {
  const candidates = list.split(/,\s+/).map(async (candidate) => {
    const [address = '', ...width] = candidate.trim().split(/\s+/)
    return [(await find(address)) ?? address, ...width].join(' ')
  })
  return (await Promise.all(candidates)).join(', ')
}
