export function FormHead({ name, summary }: { name: string; summary: string }) {
  return (
    <header className="form-head">
      <h2>{name}</h2>
      {summary && <p className="help">{summary}</p>}
    </header>
  )
}
