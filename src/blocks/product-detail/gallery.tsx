import { useEffect, useRef, useState } from 'react'
import type { ProductDetail } from '../../commerce/domain/product/product-gateway.js'
import { SearchIcon } from '../../ui/theme/icons.js'
import { Badges, FavouriteButton, ProductImage, useMessages } from '../../ui/index.js'
import { lazy } from '../../ui/parts/lazy.js'
import { productDetailMessages } from './product-detail.messages.js'

const Zoom = lazy(() => import('./zoom.js').then((module) => module.Zoom))

/** The product's pictures side by side, to be swiped; the buttons below are thumbnails, and dots where there is little room. */
export function Gallery({ product }: { product: ProductDetail }) {
  const t = useMessages(productDetailMessages)
  const [shown, setShown] = useState(0)
  /** Undefined until it is first asked for. */
  const [enlarged, enlarge] = useState<boolean>()
  const strip = useRef<HTMLDivElement>(null)
  /** The picture that a press of a button scrolls to: those it passes are not shown as chosen. */
  const target = useRef<number>(undefined)
  const { pictures } = product
  const show = (index: number) => {
    target.current = index
    setShown(index)
    const slide = strip.current?.children[index]
    if (strip.current && slide) strip.current.scrollBy({ left: slideOffset(strip.current, slide) })
  }
  // Elements hand no scrolling to React: the strip is listened to itself.
  useEffect(() => {
    const element = strip.current
    if (!element) return undefined
    const scrolled = () => {
      const nearest = nearestSlide(element)
      if (target.current !== undefined && target.current !== nearest) return
      target.current = undefined
      setShown(nearest)
    }
    const release = () => {
      target.current = undefined
    }
    const listening = new AbortController()
    element.addEventListener('scroll', scrolled, { passive: true, signal: listening.signal })
    element.addEventListener('pointerdown', release, { passive: true, signal: listening.signal })
    element.addEventListener('wheel', release, { passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [])
  return (
    <div className="gallery">
      <div className="picture" part="picture">
        {/* The pictures beside the shown one are not read: the buttons below lead to them. */}
        <div className="strip" ref={strip}>
          {pictures.length === 0 && (
            <div className="slide">
              <ProductImage picture={undefined} />
            </div>
          )}
          {pictures.map((picture, index) => (
            <div key={picture.url} className="slide" aria-hidden={index !== shown}>
              <ProductImage picture={picture} eager={index === 0} />
              <button
                type="button"
                className="enlarge"
                aria-label={t.enlarge}
                aria-haspopup="dialog"
                tabIndex={index === shown ? undefined : -1}
                onClick={() => (index === shown ? enlarge(true) : show(index))}
              >
                <SearchIcon />
              </button>
            </div>
          ))}
        </div>
        <Badges product={product} limit={3} />
        <FavouriteButton product={product} />
      </div>
      {pictures.length > 1 && (
        <fieldset className="thumbnails">
          <legend className="visually-hidden">{t.pictures}</legend>
          {pictures.map((picture, index) => (
            <button
              key={picture.url}
              type="button"
              aria-label={t.picture(index + 1)}
              aria-pressed={index === shown}
              onClick={() => show(index)}
            >
              <ProductImage picture={{ ...picture, alt: '' }} />
            </button>
          ))}
        </fieldset>
      )}
      {enlarged !== undefined && (
        <Zoom key={shown} open={enlarged} name={product.name} pictures={pictures} first={shown} close={() => enlarge(false)} />
      )}
    </div>
  )
}

/** Pixels by which a slide stands beside the start of the strip, which is on the right where one reads from right to left. */
function slideOffset(strip: HTMLElement, slide: Element): number {
  const [frame, box] = [strip.getBoundingClientRect(), slide.getBoundingClientRect()]
  return getComputedStyle(strip).direction === 'rtl' ? box.right - frame.right : box.left - frame.left
}

/** The slide at which the strip has stopped; at its end that is the last one, before which there may be no room left to scroll. */
function nearestSlide(strip: HTMLElement): number {
  const { scrollLeft, clientWidth, scrollWidth } = strip
  const slides = [...strip.children]
  if (Math.abs(scrollLeft) > 0 && Math.abs(scrollLeft) + clientWidth >= scrollWidth - 1) return slides.length - 1
  const offsets = slides.map((slide) => Math.abs(slideOffset(strip, slide)))
  return offsets.indexOf(Math.min(...offsets))
}
