/**
 * One story of each block and as many again from anywhere, chosen by the seed: from commit to commit all of them come by.
 * @param {string} seed
 */
export function sampleOf(stories, seed) {
  const shuffled = [...stories].sort((one, other) => lot(seed, one.id) - lot(seed, other.id))
  const firsts = shuffled.filter(({ block }, at) => shuffled.findIndex((each) => each.block === block) === at)
  const others = shuffled.filter((story) => !firsts.includes(story)).slice(0, firsts.length)
  const chosen = new Set([...firsts, ...others])
  return stories.filter((story) => chosen.has(story))
}

/** FNV-1a, and once more through the mill: neighbouring names draw distant lots. */
function lot(seed, id) {
  let hash = 2166136261
  for (const letter of `${seed} ${id} ${seed}`) hash = Math.imul(hash ^ letter.codePointAt(0), 16777619)
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507)
  return (hash ^ (hash >>> 13)) >>> 0
}
