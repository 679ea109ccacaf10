import { expect, test } from 'vitest'
import { describeBrowser } from '../operating/describeBrowser.ts'
import { nameBrowser } from './nameBrowser.ts'

const words = {
  browserOn: '{browser} ({system})',
  unknownBrowser: 'unbekannter Browser',
  unknownSystem: 'unbekanntes System',
}

test.each([
  [describeBrowser('Mozilla/5.0 (Windows NT 10.0) Firefox/133.0'), 'Firefox (Windows)'],
  [describeBrowser('<script>'), 'unbekannter Browser (unbekanntes System)'],
  ['{system} on {browser}', '{system} ({browser})'],
  ['something else', 'something else'],
  ['Firefox on Windows on Mac', 'Firefox on Windows on Mac'],
])('"%s" is "%s" in another language', (description, name) => {
  expect(nameBrowser(description, words)).toBe(name)
})
