// These functions run inside Storybook's frame, each by itself.

/** Shows a story and waits until Storybook says that it has finished, its play function included. */
export function beginStory(storyId) {
  globalThis.restartTheWorld()
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
  return new Promise((resolve, reject) => {
    const wrong = ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException']
    const failed = (problem) => {
      done()
      reject(new Error(problem?.message ?? problem?.title ?? String(problem)))
    }
    const finished = (report) => {
      if (report.storyId !== storyId) return
      done()
      report.status === 'success' ? resolve() : reject(new Error('The story did not come to its end.'))
    }
    const done = () => {
      channel.off('storyFinished', finished)
      for (const name of wrong) channel.off(name, failed)
    }
    channel.on('storyFinished', finished)
    for (const name of wrong) channel.on(name, failed)
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
}

/** Puts a theme on, and waits for fonts and pictures. Returns how tall the page is. */
export async function standStill(theme) {
  const root = document.documentElement
  root.dataset.vitrineTheme = theme
  scrollTo(0, 0)
  // In a window of another width a picture chooses its file anew: with the next frame.
  for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame)
  const roots = [document]
  for (const each of roots) for (const element of each.querySelectorAll('*')) if (element.shadowRoot) roots.push(element.shadowRoot)
  const images = roots.flatMap((each) => [...each.querySelectorAll('img')]).filter((image) => image.checkVisibility())
  for (const image of images) image.loading = 'eager'
  await Promise.allSettled(images.map((image) => image.decode()))
  await Promise.all(images.map((image) => globalThis.drawFlat(image)))
  await document.fonts.ready
  for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame)
  return root.scrollHeight
}
