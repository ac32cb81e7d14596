import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { Device } from '../session/editing.js'
import { Icon } from '../kit/icon.js'
import { DateInput } from '../kit/date-input.js'
import { Dialog } from '../kit/dialog.js'
import { Segments } from '../kit/segments.js'
import './preview.css'
import { previewMessages } from './preview.messages.js'
import { useStudioWords } from '../kit/language.js'

interface PreviewDialogProps {
  /** Content at its foot: how to show the draft to other people. */
  share?: ReactNode
  /** True when some of it is seen by some visitors only, by chance. */
  hasExperiment?: boolean
  title: string
  address: string
  device: Device
  onClose: () => void
  /** Saves unsaved edits; resolves to true when everything is saved. */
  save?: () => Promise<boolean>
}

// One width inside each of the three bands of the shop's breakpoints.
const widths: Record<Device, number> = { desktop: 1280, tablet: 834, mobile: 390 }

// Audiences that a section may be for, besides everybody.
const viewers = ['guests', 'customers', 'with-consultant', 'without-consultant', 'first-visit'] as const

/** The page exactly as it would be published, in three widths. */
export function PreviewDialog({ share, hasExperiment = false, title, address, device: first, onClose, save }: PreviewDialogProps) {
  const t = useStudioWords(previewMessages)
  const base = useId()
  const [device, setDevice] = useState<Device>(first)
  const [viewer, setViewer] = useState('')
  const [at, setAt] = useState('')
  const [variant, setVariant] = useState('')
  const seen = addressOf(address, { viewer, at, variant })
  const saved = useSaved(save)
  const devices = (['desktop', 'tablet', 'mobile'] as const).map((value) => ({
    value,
    label: t[value],
    icon: <Icon name={value} size={16} />,
  }))
  return (
    <Dialog
      heading={t.heading(title)}
      size="full"
      onClose={onClose}
      tools={
        <>
          <Segments label={t.device} value={device} options={devices} onChoose={setDevice} />
          <a className="button preview-tab" aria-label={t.newTab} title={t.newTab} href={seen} target="_blank" rel="noopener">
            <Icon name="link" size={16} />
            <span>{t.newTab}</span>
          </a>
        </>
      }
    >
      <div className="preview-bar">
        <label>
          <span>{t.viewer}</span>
          <select className="control" value={viewer} onChange={({ target }) => setViewer(target.value)}>
            <option value="">{t.asYouAre}</option>
            {viewers.map((each) => (
              <option key={each} value={each}>
                {t[each]}
              </option>
            ))}
          </select>
        </label>
        {hasExperiment && (
          <label>
            <span>{t.variant}</span>
            <select className="control" value={variant} onChange={({ target }) => setVariant(target.value)}>
              <option value="">{t.asDrawn}</option>
              <option value="a">{t.variantA}</option>
              <option value="b">{t.variantB}</option>
            </select>
          </label>
        )}
        <div className="preview-time" title={t.atHint}>
          <label htmlFor={`${base}at`}>{t.at}</label>
          <DateInput id={`${base}at`} time value={at} onChange={setAt} />
        </div>
        {share}
        <p className="preview-note" role="status">
          {saved === undefined ? t.waiting : saved ? t.exactly : t.notSaved}
        </p>
      </div>
      {saved !== undefined && <Frame title={t.frame(title)} address={seen} width={widths[device]} isDesktop={device === 'desktop'} />}
    </Dialog>
  )
}

function addressOf(address: string, asked: Readonly<Record<string, string>>): string {
  const search = String(new URLSearchParams(Object.entries(asked).filter(([, value]) => value)))
  return search ? `${address}?${search}` : address
}

function useSaved(save: (() => Promise<boolean>) | undefined): boolean | undefined {
  const [saved, setSaved] = useState<boolean | undefined>(save ? undefined : true)
  const ask = useRef(save)
  useEffect(() => {
    void ask.current?.().then(setSaved)
  }, [])
  return saved
}

/** A frame of the device's width, made smaller as a whole where the window is narrower. */
function Frame({ title, address, width, isDesktop }: { title: string; address: string; width: number; isDesktop: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const watching = new ResizeObserver(([entry]) => entry && setRoom({ width: entry.contentRect.width, height: entry.contentRect.height }))
    if (place.current) watching.observe(place.current)
    return () => watching.disconnect()
  }, [])
  const shown = isDesktop ? Math.max(width, room.width) : width
  const scale = Math.min(1, room.width / shown || 1)
  return (
    <div ref={place} className="preview-place">
      <iframe
        className="preview-frame"
        title={title}
        src={address}
        style={{
          width: shown,
          height: room.height / scale,
          transform: `scale(${scale})`,
          left: Math.max(0, (room.width - shown * scale) / 2),
        }}
      />
    </div>
  )
}
