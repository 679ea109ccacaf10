import { useEffect, useState } from 'react'
import { logFailure } from '../../instance/logFailure.ts'
import { whenIdle } from '../../instance/whenIdle.ts'
import { styled } from '../../styles/styled.tsx'
import { media } from '../../theme/media.ts'
import { size } from '../../theme/size.ts'
import type { CertifiedSwitchProps } from './CertifiedSwitch.tsx'

const Place = styled('div')({
  minBlockSize: size(32),
  [media.touch]: { minBlockSize: size(44) },
  '& > label': { inlineSize: '100%' },
})

type Furnished = typeof import('./FurnishedSwitch.tsx')

export interface CertifiedFilterProps extends CertifiedSwitchProps {
  /** Whether there are wallets to filter. */
  readonly isNeeded: boolean
}

/**
 * MUI's switch, whose code is several times the list's: it is loaded once the first wallets are in the page, and takes
 * its place then.
 */
export function CertifiedFilter({ isNeeded, ...props }: CertifiedFilterProps) {
  const [furnished, setFurnished] = useState<Furnished>()
  useEffect(() => {
    if (!isNeeded) return
    const load = () =>
      import('./FurnishedSwitch.tsx').then(setFurnished, (error) => logFailure('The filter', error))
    const cancel = whenIdle(load)
    window.addEventListener('online', load)
    return () => {
      cancel()
      window.removeEventListener('online', load)
    }
  }, [isNeeded])
  return <Place>{furnished && <furnished.FurnishedSwitch {...props} />}</Place>
}
