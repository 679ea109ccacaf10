import type { ReactNode } from 'react'

/** Marks a part of a message, for example as a link: receives the part, formatted. */
export type FormatTag = (children: ReactNode) => ReactNode

type Flip<InMessage extends boolean> = InMessage extends true ? false : true

/** The argument that begins after an opening brace: `name}` or `count, plural, one {...} ...}`. */
type Argument<Tail extends string> = Tail extends `${infer Inside}}${string}`
  ? Inside extends `${infer Name},${infer Kind}`
    ? {
        name: Name
        value: Kind extends ` ${'plural' | 'selectordinal' | 'number'}${string}` ? number : string
      }
    : { name: Inside; value: string | number }
  : never

/** Braces alternate: text holds arguments, the cases of an argument hold texts. */
type Arguments<
  Text extends string,
  InMessage extends boolean = true,
  Found = never,
> = Text extends `${infer Head}{${infer Tail}`
  ? Head extends `${string}}${string}`
    ? Text extends `${string}}${infer Rest}`
      ? Arguments<Rest, Flip<InMessage>, Found>
      : never
    : Arguments<Tail, Flip<InMessage>, InMessage extends true ? Found | Argument<Tail> : Found>
  : Found

type Tags<Text extends string, Found = never> = Text extends `${string}<${infer Name}>${infer Rest}`
  ? Tags<Rest, Name extends `/${string}` ? Found : Found | Name>
  : Found

/** Values that an ICU message needs: one for each `{argument}`, and a function for each `<tag>`. */
export type MessageValues<Text extends string> = {
  readonly [Entry in Arguments<Text> as Entry['name']]: Entry['value']
} & { readonly [Name in Tags<Text> & string]: FormatTag }

/** Nothing where a message needs no values, so that they cannot be forgotten where it does. */
export type MessageParameters<Text extends string> = [Arguments<Text> | Tags<Text>] extends [never]
  ? []
  : [values: MessageValues<Text>]

/** A string, or a node where parts of the message are marked by tags. */
export type FormattedMessage<Text extends string> = [Tags<Text>] extends [never] ? string : ReactNode
