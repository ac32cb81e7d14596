/** Words that a plain element begins with, until an editor writes others. */
export const sampleTexts = {
  de: {
    heading: 'Deine Überschrift',
    text: 'Hier steht, was deine Kundinnen wissen sollen. Zwei, drei Sätze genügen meist.',
    button: 'Pflege entdecken',
    picture: 'Pflege von Lindenrose für ein Ritual am Morgen',
    question: 'Was möchten Kundinnen wissen?',
    answer: 'Hier steht die Antwort, in zwei, drei Sätzen.',
    items: ['Erster Punkt', 'Zweiter Punkt', 'Dritter Punkt'],
  },
  en: {
    heading: 'Your heading',
    text: 'Tell your customers what they should know. Two or three sentences are mostly enough.',
    button: 'Discover skin care',
    picture: 'Lindenrose skin care for a morning ritual',
    question: 'What do customers want to know?',
    answer: 'The answer stands here, in two or three sentences.',
    items: ['First item', 'Second item', 'Third item'],
  },
}

/** Picture that stands where none was chosen yet. */
export const samplePicture = '/cms/delivery/media/scene-ritual'
