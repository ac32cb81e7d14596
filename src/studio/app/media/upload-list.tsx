import { IconButton } from '../kit/icon-button.js'
import { useLanguage, useStudioWords } from '../kit/language.js'
import { type Library, type Upload, useLibraryState } from './library.js'
import { mediaMessages } from './media.messages.js'

const longestList = 6

/** Shows the progress of the files on their way into the library, and which of them failed. */
export function UploadList({ library }: { library: Library }) {
  const t = useStudioWords(mediaMessages)
  const { uploads } = useLibraryState()
  if (uploads.length === 0) return null
  const of = (...states: Upload['state'][]): Upload[] => uploads.filter(({ state }) => states.includes(state))
  const underway = of('sending', 'waiting')
  const done = of('done')
  const failed = of('failed')
  const known = done.filter(({ picture }) => picture?.known)
  const finished = uploads.length - underway.length
  const share = (finished + underway.reduce((sum, each) => sum + each.share, 0)) / uploads.length
  return (
    <section className="uploads" aria-label={t.upload}>
      {underway.length > 0 && (
        <>
          <div className="uploads-line">
            <span>{t.progress(done.length, uploads.length)}</span>
            <button type="button" className="button plain" onClick={library.cancelAll}>
              {t.cancelAll}
            </button>
          </div>
          <progress aria-label={t.upload} value={share} max={1} />
          <ul>
            {underway.slice(0, longestList).map((upload) => (
              <li key={upload.id} className="uploads-line">
                <span className="uploads-name">{upload.name}</span>
                <span className="help">
                  {upload.state === 'waiting' ? '' : upload.share < 1 ? `${Math.round(upload.share * 100)} %` : t.working}
                </span>
                <IconButton icon="close" label={t.cancelOne(upload.name)} onClick={() => library.cancel(upload)} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p role="status">
        {underway.length === 0 && done.length > known.length && t.uploaded(done.length - known.length)}{' '}
        {underway.length === 0 && known.length > 0 && t.knownAlready(known.map(({ picture }) => picture?.name ?? ''))}
      </p>
      {failed.length > 0 && <FailedUploads failed={failed} library={library} />}
      {underway.length === 0 && (
        <button type="button" className="button plain" onClick={library.tidy}>
          {t.tidy}
        </button>
      )}
    </section>
  )
}

function FailedUploads({ failed, library }: { failed: readonly Upload[]; library: Library }) {
  const t = useStudioWords(mediaMessages)
  const language = useLanguage()
  return (
    <div className="complaint" role="alert">
      <p>{t.notUploaded(failed.length)}</p>
      <ul>
        {failed.map((upload) => (
          <li key={upload.id} className="uploads-line">
            <span>
              <strong>{upload.name}</strong> {upload.failure?.text[language]}
            </span>
            {upload.failure?.kind !== 'unfit' && (
              <IconButton icon="reset" label={t.again(upload.name)} onClick={() => library.again(upload)} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
