import { put } from '../put.ts'
import type { AddChoices } from './AddChoices.ts'

/** Writes choices into the text of the template `kitOptions.ts`. */
export function optionsText(text: string, choices: AddChoices): string {
  const { networks, projectId, services } = choices
  const list = networks.join(', ')
  const isOwn = services === 'own'
  const hasHosted = !isOwn && projectId !== undefined
  const written: readonly (readonly [RegExp, string])[] = [
    [/import \{ [\w, ]+ \}(?= from '@wallet-kit\/sdk\/networks')/, `import { ${list} }`],
    [/networks: \[[\w, ]+\]/, `networks: [${list}]`],
    [/features: .*,/, `features: ${featuresText(choices)},`],
    [/ *services: .*\n/, servicesLine(choices, hasHosted)],
    ...(hasHosted ? [[/ Remove `services` with it\./, ''] as const] : []),
    ...(isOwn ? [[/\/\/ .*/, '// Addresses of services of your own; false: not used.'] as const] : []),
    ...(projectId === undefined ? [] : [[/'none'/, `'${projectId}'`] as const]),
  ]
  return written.reduce((before, [place, value]) => put(before, place, value), text)
}

/** Ways to log in, as an object. */
export function featuresText({ logins }: Pick<AddChoices, 'logins'>): string {
  const socials = logins.filter((login) => login !== 'email').map((login) => `'${login}'`)
  const list = socials.length === 0 ? 'false' : `[${socials.join(', ')}]`
  return `{ email: ${logins.includes('email')}, socials: ${list} }`
}

/** Services of an app without the hosted ones, as an object. */
export function servicesText({ logins }: Pick<AddChoices, 'logins'>): string {
  const frame = logins.length > 0 ? frameAddress : 'false'
  return `{ walletDirectory: false, dataService: false, relay: false, frame: ${frame} }`
}

/** The frame that `npm run frame` starts; in production it is another one. */
const frameAddress = "'http://localhost:4100/sdk'"

function servicesLine(choices: AddChoices, hasHosted: boolean): string {
  if (!hasHosted) return `  services: ${servicesText(choices)},\n`
  return choices.logins.length > 0 ? `  services: { frame: ${frameAddress} },\n` : ''
}
