import { useEffect, useState } from 'react'
import { useMessages } from '../../../../foundation/messages/MessagesContext.ts'
import { styled } from '../../../../foundation/styles/styled.tsx'
import { media } from '../../../../foundation/theme/media.ts'
import { radius } from '../../../../foundation/theme/radius.ts'
import { size } from '../../../../foundation/theme/size.ts'
import { logFailure } from '../../../../kit/instance/logFailure.ts'
import { whenIdle } from '../../../../kit/instance/whenIdle.ts'
import { Skeleton } from '../../../../parts/Skeleton/Skeleton.tsx'
import { allWalletsMessages } from '../../messages/allWallets.ts'
import type { CertifiedSwitchProps } from './CertifiedSwitch.tsx'

const Place = styled('div')({
  minBlockSize: size(32),
  [media.touch]: { minBlockSize: size(44) },
  '& > label': { inlineSize: '100%' },
})

/** The switch before it can be used: its label and its shape. */
const Label = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: 'inherit',
  paddingInlineEnd: size(12),
})

type SwitchModule = typeof import('./use.ts')

export interface CertifiedFilterProps extends CertifiedSwitchProps {
  /** Whether there are wallets to filter. */
  readonly isNeeded: boolean
}

/**
 * MUI's switch, whose code is several times the list's: it is loaded once the first wallets are in the page, and takes
 * its place then.
 */
export function CertifiedFilter({ isNeeded, ...props }: CertifiedFilterProps) {
  const message = useMessages(allWalletsMessages)
  const [loaded, setLoaded] = useState<SwitchModule>()
  useEffect(() => {
    if (!isNeeded) return
    const load = () => import('./use.ts').then(setLoaded, (error) => logFailure('The filter', error))
    const cancel = whenIdle(load)
    window.addEventListener('online', load)
    return () => {
      cancel()
      window.removeEventListener('online', load)
    }
  }, [isNeeded])
  return (
    <Place>
      {loaded ? (
        <loaded.CertifiedSwitch {...props} />
      ) : (
        <Label aria-hidden="true">
          {message('certified')}
          <Skeleton style={{ inlineSize: size(34), blockSize: size(14), borderRadius: radius(2) }} />
        </Label>
      )}
    </Place>
  )
}
