import { put } from '../put.ts'
import type { AddChoices } from './AddChoices.ts'

/** Options that a configuration of wagmi has already. */
export interface WagmiOptions {
  /** Name of the variable that has them, in the file that is linked as `./wagmi`. */
  readonly name: string
  /** Whether a project id is among them. */
  readonly hasProjectId: boolean
}

/** Writes choices into the text of the template `kitOptions.ts`. With wagmi, its networks are the kit's. */
export function optionsText(text: string, choices: AddChoices, wagmi?: WagmiOptions): string {
  const { networks, projectId, services } = choices
  const list = networks.join(', ')
  const isOwn = services === 'own'
  const hasHosted = !isOwn && (projectId !== undefined || wagmi?.hasProjectId === true)
  const written: readonly (readonly [RegExp, string])[] = [
    [
      /import \{ [\w, ]+ \} from '@wallet-kit\/sdk\/networks'/,
      wagmi
        ? `import { ${wagmi.name} as wagmiOptions } from './wagmi'`
        : `import { ${list} } from '@wallet-kit/sdk/networks'`,
    ],
    [/networks: \[[\w, ]+\]/, wagmi ? '...wagmiOptions' : `networks: [${list}]`],
    [/features: .*,/, `features: ${featuresText(choices)},`],
    [/ *services: .*\n/, servicesLine(choices, hasHosted)],
    ...(hasHosted ? [[/ Remove `services` with it\./, ''] as const] : []),
    ...(isOwn ? [[/\/\/ .*/, '// Addresses of services of your own; false: not used.'] as const] : []),
    ...(projectId === undefined ? [] : [[/'none'/, `'${projectId}'`] as const]),
    ...(wagmi?.hasProjectId && projectId === undefined
      ? [[/ *\/\/ .*\n *projectId: .*\n/, ''] as const]
      : []),
  ]
  return written.reduce((before, [place, value]) => put(before, place, value), text)
}

/** Ways to log in, as an object. */
function featuresText({ logins }: Pick<AddChoices, 'logins'>): string {
  const socials = logins.filter((login) => login !== 'email').map((login) => `'${login}'`)
  const list = socials.length === 0 ? 'false' : `[${socials.join(', ')}]`
  return `{ email: ${logins.includes('email')}, socials: ${list} }`
}

/** Services that differ from the hosted ones. */
function servicesLine({ logins }: AddChoices, hasHosted: boolean): string {
  // The address that `npm run frame` has; in production it is another one.
  const frame = logins.length > 0 ? "'http://localhost:4100/sdk'" : 'false'
  if (!hasHosted)
    return `  services: { walletDirectory: false, dataService: false, relay: false, frame: ${frame} },\n`
  return logins.length > 0 ? `  services: { frame: ${frame} },\n` : ''
}
