import type { Language } from '../languages.ts'
import { texts as ar } from './ar.ts'
import { texts as de } from './de.ts'
import { en, type ServerTexts } from './en.ts'
import { texts as es } from './es.ts'
import { texts as fr } from './fr.ts'
import { texts as he } from './he.ts'
import { texts as it } from './it.ts'
import { texts as ja } from './ja.ts'
import { texts as ko } from './ko.ts'
import { texts as pl } from './pl.ts'
import { texts as ptBR } from './ptBR.ts'
import { texts as ru } from './ru.ts'
import { texts as tr } from './tr.ts'
import { texts as zhCN } from './zhCN.ts'

/** Texts of mails and small pages, by language. */
export const serverTexts: Readonly<Record<Language, ServerTexts>> = {
  ...{ en, ar, de, es, fr, he, it, ja, ko, pl, ru, tr },
  'pt-BR': ptBR,
  'zh-CN': zhCN,
}
