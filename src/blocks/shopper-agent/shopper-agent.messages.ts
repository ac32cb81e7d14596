import { messages } from '../../commerce/domain/translations.js'

export const shopperAgentMessages = messages('shopper-agent', {
  de: {
    heading: 'Frag uns',
    // Shoppers must be told that they talk to a machine (Regulation (EU) 2024/1689, Art. 50).
    hint: 'Hier antwortet ein Programm, kein Mensch. Es kann sich irren; deine Beraterin weiß es genau.',
    question: 'Deine Frage',
    send: 'Fragen',
    talk: 'Gespräch',
    you: 'Du:',
    agent: 'Assistent:',
    thinking: 'Einen Moment …',
    failed: 'Darauf kam gerade keine Antwort.',
  },
  en: {
    heading: 'Ask us',
    hint: 'A program answers here, not a person. It may be wrong; your consultant knows for sure.',
    question: 'Your question',
    send: 'Ask',
    talk: 'Conversation',
    you: 'You:',
    agent: 'Assistant:',
    thinking: 'One moment …',
    failed: 'No answer came to that just now.',
  },
})
