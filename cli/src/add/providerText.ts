import type { ConvertedConfig } from '../migrate/wagmiKits/convertConfig.ts'
import { put } from '../put.ts'
import type { AddChoices } from './AddChoices.ts'
import { featuresText, servicesText } from './optionsText.ts'

/** Writes choices into the text of the template `WalletKitProvider.tsx`; with wagmi, its file has the kit's networks. */
export function providerText(text: string, choices: AddChoices, wagmi: ConvertedConfig | undefined): string {
  const hasSignIn = choices.signIn !== 'none'
  const options = [
    ...(wagmi ? [`adapters: [${wagmi.adapter}]`, `features: ${featuresText(choices)}`] : []),
    ...(wagmi && hasNoServices(wagmi) ? [`services: ${servicesText(choices)}`] : []),
    ...(hasSignIn ? ['siwx: authSession()'] : []),
  ]
  const signIn = hasSignIn
    ? put(text, /AppKitProvider, createAppKit/, 'AppKitProvider, authSession, createAppKit')
    : text
  const imported = wagmi
    ? put(signIn, /\{ kitOptions \}/, `{ ${wagmi.options} as kitOptions, ${wagmi.adapter} }`).replace(
        '{ kitOptions as kitOptions,',
        '{ kitOptions,',
      )
    : signIn
  if (options.length === 0) return imported
  const isShort = options.length === 1
  const list = isShort
    ? `{ ...kitOptions, ${options[0]} }`
    : `{\n${['...kitOptions', ...options].map((each) => `  ${each},\n`).join('')}}`
  return put(imported, /createAppKit\(kitOptions\)/, `createAppKit(${list})`)
}

/** Whether neither the app nor its user has a project id. */
function hasNoServices({ file }: ConvertedConfig): boolean {
  return /projectId: (['"])none\1/.test(file.getFullText())
}
