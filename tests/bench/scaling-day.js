/** How much of a day's visits comes in each hour, in a shop that people look at in the evening. */
const hours = [1, 1, 1, 1, 1, 2, 3, 4, 5, 5, 5, 5, 6, 5, 5, 5, 5, 6, 7, 8, 8, 7, 5, 3]
const secondsBetweenViews = 40

/**
 * A day of shoppers, view by view, through the caches of their browsers and of a content network in front of one server.
 * What the platform answers is counted, and asked of nobody here.
 * @param pages with `weight`, and `requests`: `{ url, platform, build, browser, edge }`, the last two seconds that the browser
 *   and the content network keep it; `build` says that its name changes with every build
 * @param views how many pages are looked at
 * @param edges places of the content network, the first the busiest
 * @param shield whether they ask a common cache before the server
 * @param returning the share of visits whose browser has been here since the last build
 * @param deploys times of the day, in seconds, at which everything is built and published anew
 */
export function simulateDay({ pages, views, edges = 20, shield = true, viewsPerVisit = 5, returning = 0.3, deploys = [50_400], seed = 1 }) {
  const random = randomFrom(seed)
  const numbers = new Map()
  const numberOf = (url) => {
    if (!numbers.has(url)) numbers.set(url, numbers.size)
    return numbers.get(url)
  }
  const lists = pages.map(({ requests }) => requests.map((request) => ({ ...request, number: numberOf(request.url) })))
  const pickPage = picker(pages.map(({ weight }) => weight))
  const pickEdge = picker(Array.from({ length: edges }, (_, place) => 1 / (place + 1)))
  const kept = Array.from({ length: edges + 1 }, () => new Float64Array(numbers.size).fill(-1))
  const common = kept[edges]
  const seen = new Int32Array(numbers.size).fill(-1)
  const counts = { views: 0, requests: 0, browser: 0, edge: 0, shield: 0, origin: 0, platform: 0 }
  const waiting = [...deploys]
  const total = hours.reduce((sum, weight) => sum + weight, 0)

  let visit = 0
  let owed = 0
  for (let second = 0; second < 86_400; second += 1) {
    if (second >= waiting[0]) {
      waiting.shift()
      for (const cache of kept) cache.fill(-1)
    }
    owed += (views * hours[Math.floor(second / 3600)]) / total / 3600 / viewsPerVisit
    for (; owed >= 1; owed -= 1) look(second)
  }
  return counts

  function look(second) {
    visit += 1
    const edge = kept[pickEdge(random())]
    const isReturning = random() < returning
    for (let view = 0; view < viewsPerVisit; view += 1) {
      counts.views += 1
      const now = second + view * secondsBetweenViews
      for (const { number, platform, browser, edge: keeps } of lists[pickPage(random())]) {
        counts.requests += 1
        if (platform) counts.platform += 1
        else if (browser > 0 && (seen[number] === visit || isReturning)) counts.browser += 1
        else {
          seen[number] = visit
          ask(edge, number, now, keeps)
        }
      }
    }
  }

  function ask(edge, number, now, keeps) {
    if (edge[number] >= now) counts.edge += 1
    else if (shield && common[number] >= now) {
      edge[number] = now + keeps
      counts.shield += 1
    } else {
      if (keeps > 0) edge[number] = common[number] = now + keeps
      counts.origin += 1
    }
  }
}

/** Numbers between 0 and 1, the same for the same seed. */
function randomFrom(seed) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

function picker(weights) {
  const sums = []
  for (const weight of weights) sums.push((sums.at(-1) ?? 0) + weight)
  const [last] = sums.slice(-1)
  return (at) => {
    let [low, high] = [0, sums.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if (sums[middle] > at * last) high = middle
      else low = middle + 1
    }
    return low
  }
}
