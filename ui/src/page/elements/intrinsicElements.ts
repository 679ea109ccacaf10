import type { DetailedHTMLProps, HTMLAttributes } from 'react'
import type { ButtonProperties } from './ButtonProperties.ts'

type ButtonElementProps = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & ButtonProperties

/** The button elements of `@wallet-kit/react/elements` in JSX. */
export interface AppKitElements {
  'appkit-button': ButtonElementProps
  'appkit-connect-button': ButtonElementProps
  'appkit-account-button': ButtonElementProps
  'appkit-network-button': ButtonElementProps
  'appkit-wallet-button': ButtonElementProps
  'w3m-button': ButtonElementProps
  'w3m-connect-button': ButtonElementProps
  'w3m-account-button': ButtonElementProps
  'w3m-network-button': ButtonElementProps
  'w3m-wallet-button': ButtonElementProps
}

declare global {
  interface HTMLElementTagNameMap extends AppKitElementTags {}
}

/** The same elements in the page, whose properties may be set as well. */
type AppKitElementTags = { [Tag in keyof AppKitElements]: HTMLElement & ButtonProperties }

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends AppKitElements {}
  }
}
