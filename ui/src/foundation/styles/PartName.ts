/**
 * Parts of the modal that a host app can style: by `slotProps`, or from its own style sheet with
 * `w3m-modal::part(card)` (CSS Shadow Parts).
 */
export type PartName =
  | 'alert'
  | 'avatar'
  | 'body'
  | 'button'
  | 'card'
  | 'facts'
  | 'field'
  | 'header'
  | 'iconButton'
  | 'link'
  | 'notice'
  | 'overlay'
  | 'qr'
  | 'row'
  | 'skeleton'
  | 'tab'
  | 'tabs'
  | 'tag'
  | 'tile'
  | 'title'
  | 'toast'
