import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { languages } from './languages.ts'

/** Characters that are about as wide as two others. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

/** Room that the texts of a language take, in characters of usual width. */
async function roomOf([locale, load]: [string, (typeof languages)[keyof typeof languages]]) {
  const { language } = await load()
  const text = Object.values(language)
    .flatMap((set) => Object.values(set))
    .join('')
  return { locale, room: text.length + (text.match(wide)?.length ?? 0) }
}

it('pictures are taken in the language whose texts take the most room', async () => {
  const rooms = await Promise.all(Object.entries(languages).map(roomOf))
  const [longest] = rooms.sort((a, b) => b.room - a.room)
  const source = new URL('../../../../e2e/screenshots/longestLanguage.ts', import.meta.url)
  expect(readFileSync(source, 'utf8')).toContain(`longestLanguage = '${longest?.locale}'`)
})
