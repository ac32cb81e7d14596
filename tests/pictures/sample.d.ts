export function sampleOf<Story extends { id: string; block: string }>(stories: readonly Story[], seed: string): Story[]
