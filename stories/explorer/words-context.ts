import { createContext, useContext } from 'react'
import { explorerMessages, type Words } from './explorer.messages.js'

export const WordsContext = createContext<Words>(explorerMessages.de)

export const useMessages = (): Words => useContext(WordsContext)
