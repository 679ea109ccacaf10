/** A request as the user sees it. */
export interface Approval {
  /** The request in plain words. */
  readonly title: string
  /** Subject of the request in the words of the peers' frames, which tests of hosts look for. */
  readonly asksFor: 'a signature' | 'a transaction' | 'multiple transactions' | 'an approval' | 'a login'
  /** Origin of the page that asks. */
  readonly hostOrigin: string
  /** Explains the request, below its title. */
  readonly note?: string
  /** Short facts, in order. */
  readonly facts: readonly Fact[]
  readonly sections: readonly ApprovalSection[]
}

/** A fact with a tone is one to be careful about: it stands out. */
export type Fact = readonly [label: string, value: string, tone?: 'warning']

/** A longer part: a message, or one of several calls. */
export interface ApprovalSection {
  readonly heading: string
  readonly facts?: readonly Fact[]
  readonly text?: string
}
