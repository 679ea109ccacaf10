import { useEffect, useState } from 'react'
import { logFailure } from '../../instance/logFailure.ts'
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

/** MUI's switch, whose code is several times the list's: it takes its place once that is loaded. */
export function CertifiedFilter(props: CertifiedSwitchProps) {
  const [furnished, setFurnished] = useState<Furnished>()
  useEffect(() => {
    const load = () =>
      import('./FurnishedSwitch.tsx').then(setFurnished, (error) => logFailure('The filter', error))
    void load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [])
  return <Place>{furnished && <furnished.FurnishedSwitch {...props} />}</Place>
}
