/** A user of the frame. */
export interface FrameUser {
  /** Never changes; the keys are derived from it. */
  readonly id: string
  /** Null after a social login without one. */
  readonly email: string | null
  /** Name at the social network. */
  readonly userName: string | null
}
