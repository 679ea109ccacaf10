import type { ChainNamespace } from '@wallet-kit/sdk'
import type { ConnectButtonProps } from '../../kit/provider/ConnectButtonProps.ts'
import type { WalletButtonProps } from '../buttons/WalletButton.tsx'

type Writable<Props> = { -readonly [Name in keyof Props]?: Props[Name] | undefined }

/**
 * Properties of the button elements. Each is an attribute as well, in lower case: `<appkit-button charsstart="6">`.
 * `appkit-connect-button` reads `size`, `label`, `loadingLabel`, `disabled` and `namespace`; `appkit-account-button` all
 * but the labels; `appkit-network-button` `size`, `disabled` and, while
 * no wallet is connected, `label`; `appkit-wallet-button` `wallet`, `size`, `label`, `disabled` and `namespace`.
 */
export type ButtonProperties = Writable<ConnectButtonProps & Pick<WalletButtonProps, 'wallet'>>

const booleans: readonly string[] = ['disabled']
const numbers: readonly string[] = ['charsStart', 'charsEnd']
export const buttonProperties = [
  'size',
  'label',
  'loadingLabel',
  'disabled',
  'balance',
  'charsStart',
  'charsEnd',
  'namespace',
  'wallet',
] as const satisfies readonly (keyof ButtonProperties)[]

/** The properties that an element's attributes state. */
export function readProperties(element: Element): ButtonProperties {
  return Object.fromEntries(buttonProperties.map((name) => [name, readProperty(element, name)]))
}

/** @returns `undefined` where the attribute is missing, or is no number where one is due */
export function readProperty(element: Element, name: keyof ButtonProperties): unknown {
  const text = element.getAttribute(name)
  if (booleans.includes(name)) return text !== null
  if (text === null || !numbers.includes(name)) return (text ?? undefined) as ChainNamespace | undefined
  const number = Number.parseInt(text, 10)
  return number >= 0 ? number : undefined
}

export function writeProperty(element: Element, name: keyof ButtonProperties, value: unknown): void {
  if (value === undefined || value === null || value === false) element.removeAttribute(name)
  else element.setAttribute(name, value === true ? '' : String(value))
}
