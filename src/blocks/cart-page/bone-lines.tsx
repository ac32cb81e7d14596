/** Three lines that are not known yet. */
export function BoneLines() {
  return [1, 2, 3].map((each) => (
    <li key={each} className="line" aria-hidden="true">
      <div className="bone line-picture" />
      <div className="line-words">
        <div className="bone text" />
        <div className="bone text short" />
      </div>
      <div className="bone price-bone" />
    </li>
  ))
}
