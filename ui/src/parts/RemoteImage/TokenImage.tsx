import { RemoteImage } from './RemoteImage.tsx'

export interface TokenImageProps {
  readonly token: { readonly symbol?: string | undefined; readonly iconUrl?: string | undefined }
  /** Width and height in the modal's pixels. Default: 40. */
  readonly pixels?: number
}

/** Image of a coin or token; letters of its symbol where it has none. */
export function TokenImage({ token, pixels = 40 }: TokenImageProps) {
  return <RemoteImage source={token.iconUrl} name={token.symbol ?? ''} pixels={pixels} isRound />
}
