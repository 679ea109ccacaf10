import { type RefObject, useContext } from 'react'
import { HostLookContext } from '../../kit/look/HostLookContext.ts'
import type { LatePart } from '../LatePart.ts'
import { useExchange } from './useExchange.ts'

type Parts = typeof import('./use.ts')

const late: LatePart<Parts> = { load: () => import('./use.ts') }

/**
 * MUI's variants of controls, in a host app that has MUI, whose theme reaches them. Elsewhere the plain ones look the
 * same and cost nothing.
 *
 * @param place where the plain part is
 * @param isDue whether there is anything to draw. Default: true
 */
export function useMui(place: RefObject<HTMLElement | null>, isDue = true): Parts | undefined {
  const look = useContext(HostLookContext)
  return useExchange({ late, place, isDue: isDue && look?.hasMui === true })
}
