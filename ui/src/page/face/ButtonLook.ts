import type { ConnectButtonProps } from '../../kit/provider/ConnectButtonProps.ts'

/** Test id and properties that make a button's width: buttons of one page may differ in them. */
export type ButtonLook = readonly [
  testId: string | undefined,
  size: string | undefined,
  balance: ConnectButtonProps['balance'],
  charsStart: number | undefined,
  charsEnd: number | undefined,
]
