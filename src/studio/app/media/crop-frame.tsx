import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Crop, MediaPicture } from '../../../pages/document/media-api.js'
import { Segments } from '../kit/segments.js'
import { kitWords, useStudioWords } from '../kit/language.js'
import { mediaMessages } from './media.messages.js'

interface CropFrameProps {
  picture: MediaPicture
  /** Address of the whole picture. */
  address: string
  onTake: (crop: Crop | null) => void
  onCancel: () => void
}

type Ratio = 'free' | '1' | '1.3333' | '1.5' | '1.7778'
const ratios: readonly Ratio[] = ['free', '1', '1.3333', '1.5', '1.7778']
const everything: Crop = { x: 0, y: 0, width: 100, height: 100 }
const smallest = 5
const step = 2

/** Frame on the whole picture: the part inside it stays. */
export function CropFrame({ picture, address, onTake, onCancel }: CropFrameProps) {
  const t = useStudioWords(mediaMessages)
  const common = useStudioWords(kitWords)
  const [crop, setCrop] = useState<Crop>(picture.crop ?? everything)
  const [ratio, setRatio] = useState<Ratio>('free')
  const ground = useRef<HTMLDivElement>(null)
  const grip = useRef<{ x: number; y: number; from: Crop; resizing: boolean }>(undefined)
  const shape = ratio === 'free' ? undefined : (Number(ratio) * picture.whole.height) / picture.whole.width

  const move = (from: Crop, x: number, y: number): Crop => ({
    ...from,
    x: clamp(from.x + x, 0, 100 - from.width),
    y: clamp(from.y + y, 0, 100 - from.height),
  })
  const resize = (from: Crop, x: number, y: number): Crop =>
    shaped({ ...from, width: clamp(from.width + x, smallest, 100 - from.x), height: clamp(from.height + y, smallest, 100 - from.y) }, shape)

  function hold(event: PointerEvent, resizing: boolean): void {
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = { x: event.clientX, y: event.clientY, from: crop, resizing }
  }

  function drag(event: PointerEvent): void {
    const box = ground.current?.getBoundingClientRect()
    const held = grip.current
    if (!held || !box) return
    const x = ((event.clientX - held.x) / box.width) * 100
    const y = ((event.clientY - held.y) / box.height) * 100
    setCrop(held.resizing ? resize(held.from, x, y) : move(held.from, x, y))
  }

  function press(event: KeyboardEvent): void {
    const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key]
    if (!by) return
    event.preventDefault()
    const [x = 0, y = 0] = by
    setCrop(event.shiftKey ? resize(crop, x, y) : move(crop, x, y))
  }

  // Escape closes the frame, wherever the focus is, and not the library around it.
  const cancel = useRef(onCancel)
  useEffect(() => {
    cancel.current = onCancel
  })
  useEffect(() => {
    const leave = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      cancel.current()
    }
    document.addEventListener('keydown', leave, { capture: true })
    return () => document.removeEventListener('keydown', leave, { capture: true })
  }, [])

  const letGo = () => {
    grip.current = undefined
  }
  const { x, y, width, height } = rounded(crop)
  return (
    <div className="crop">
      <Segments
        label={t.ratio}
        value={ratio}
        options={ratios.map((value) => ({ value, label: t.ratios[value] }))}
        onChoose={(next) => {
          setRatio(next)
          if (next !== 'free') setCrop(shaped(crop, (Number(next) * picture.whole.height) / picture.whole.width))
        }}
      />
      <div ref={ground} className="crop-ground">
        <img src={address} alt="" width={picture.whole.width} height={picture.whole.height} draggable={false} />
        <button
          type="button"
          className="crop-frame"
          aria-label={t.cropFrame(x, y, width, height)}
          style={{ left: `${crop.x}%`, top: `${crop.y}%`, width: `${crop.width}%`, height: `${crop.height}%` }}
          onPointerDown={(event) => hold(event, false)}
          onPointerMove={drag}
          onPointerUp={letGo}
          onPointerCancel={letGo}
          onKeyDown={press}
        >
          <span className="crop-corner" onPointerDown={(event) => hold(event, true)} onPointerMove={drag} onPointerUp={letGo} />
        </button>
      </div>
      <p className="help">{t.cropHelp}</p>
      <div className="details-actions">
        <button type="button" className="button primary" onClick={() => onTake(isWhole(crop) ? null : crop)}>
          {t.cropTake}
        </button>
        <button type="button" className="button" onClick={() => onTake(null)}>
          {t.cropWhole}
        </button>
        <button type="button" className="button" onClick={onCancel}>
          {common.cancel}
        </button>
      </div>
    </div>
  )
}

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
const isWhole = ({ x, y, width, height }: Crop): boolean => x < 0.5 && y < 0.5 && width > 99.5 && height > 99.5
const rounded = (crop: Crop): Crop => ({
  x: Math.round(crop.x),
  y: Math.round(crop.y),
  width: Math.round(crop.width),
  height: Math.round(crop.height),
})

/** The largest frame of a shape that fits into this one and into the picture. */
function shaped(crop: Crop, shape: number | undefined): Crop {
  if (shape === undefined) return crop
  const width = Math.min(crop.width, crop.height * shape, 100 - crop.x, (100 - crop.y) * shape)
  return { ...crop, width, height: width / shape }
}
