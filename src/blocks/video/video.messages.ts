import { messages } from '../../commerce/domain/translations.js'

export const videoMessages = messages('video', {
  de: {
    language: 'de',
    video: 'Video',
    captions: 'Untertitel',
    download: 'Video herunterladen',
    invitation: (house: string) => `Mit deinem Klick lädt dein Browser das Video von ${house}. Dabei erfährt ${house} deine IP-Adresse.`,
    load: 'Video laden',
    loadNamed: (heading: string) => (heading ? `Video laden: ${heading}` : 'Video laden'),
    elsewhere: (house: string) => `Bei ${house} ansehen`,
    missing: 'Dieses Video kann hier nicht gezeigt werden.',
  },
  en: {
    language: 'en',
    video: 'Video',
    captions: 'Captions',
    download: 'Download the video',
    invitation: (house: string) => `With your click your browser loads the video from ${house}, which learns your IP address.`,
    load: 'Load video',
    loadNamed: (heading: string) => (heading ? `Load video: ${heading}` : 'Load video'),
    elsewhere: (house: string) => `Watch at ${house}`,
    missing: 'This video cannot be shown here.',
  },
})
