import { createContext, useContext } from 'react'
import { explorerWords, type Words } from './explorer.words.js'

export const WordsContext = createContext<Words>(explorerWords.de)

export const useWords = (): Words => useContext(WordsContext)
