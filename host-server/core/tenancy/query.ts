import type { Knex } from 'knex'

/**
 * The rows of each table by its name; each noun declares its own in a `.tables.ts` beside its repository. Not knex's
 * `Tables`: migrations write tables as they once were, and knex's types lose the columns of a joined table.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the nouns fill it
export interface Tables {}

/** A computed boolean: SQLite returns it as 0 and 1, unlike a column that is declared as boolean. */
export type Flag = boolean | 0 | 1

export type TableName = keyof Tables
/** A table, optionally with an alias: `appointments as a`. */
export type From = TableName | `${TableName} as ${string}`

type Before<N extends string> = N extends `${infer Name} as ${string}` ? Name : N
type After<N extends string> = N extends `${string} as ${infer Alias}` ? Alias : N

export type Row<F extends string> = Before<F> extends TableName ? Tables[Before<F>] & { tenant_id: string } : never

/** The rows of a statement, by the names that it gives to their tables. */
export type Scope<F extends From> = { [A in After<F>]: Row<F> }
/** Of an outer join, so that the row may be missing. */
export type OuterScope<F extends From> = { [A in After<F>]: { [C in keyof Row<F>]: Row<F>[C] | null } }

type Names<R> = keyof R & string
/** A column, with or without the name of its table. */
export type Column<S> = { [A in Names<S>]: Names<S[A]> | (A extends '' ? never : `${A}.${Names<S[A]>}`) }[Names<S>]
type All<S> = '*' | `${Names<S>}.*`
type Selectable<S> = Column<S> | All<S> | `${Column<S>} as ${string}`

type Value<S, C extends string> = C extends `${infer A}.${infer N}`
  ? A extends keyof S
    ? N extends keyof S[A]
      ? S[A][N]
      : never
    : never
  : { [A in keyof S]: C extends keyof S[A] ? S[A][C] : never }[keyof S]

/** The column's name in the result. */
type Title<C extends string> = C extends `${string} as ${infer Alias}`
  ? Alias
  : C extends `${string}.${infer Name}`
    ? Name
    : C

type Both<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void ? I : never

type Chosen<S, C extends string> = { [K in Exclude<C, All<S>> as Title<K>]: Value<S, Before<K>> } & Both<
  { [A in Names<S>]: `${A}.*` extends C ? S[A] : '*' extends C ? S[A] : never }[Names<S>]
>

/** A statement over any tables that have these columns. */
export type Having<R> = Conditions<{ '': R }>

/** Whatever becomes SQL inside another statement. */
export interface Sql {
  toQuery(): string
}

declare const adds: unique symbol

/** Raw SQL for what the builder cannot express; `R` are the columns that it adds to the result. */
export interface Fragment<R = unknown> extends Knex.Raw {
  readonly [adds]?: { row: R }
}

/** The result's row, made of columns and fragments. */
type Picked<S, C> = Chosen<S, Extract<C, string>> & Both<C extends Fragment<infer R> ? R : never>
type Selection<S> = readonly (Selectable<S> | Fragment)[]
type Rows<S, R> = unknown extends R ? Both<S[keyof S]> : R

type Operator = '=' | '<' | '<=' | '>' | '>=' | '<>' | 'like' | 'not like'
type Operand<S, C extends string> = Value<S, C> | null | Sql
type Operands<S, C extends string> = readonly Value<S, C>[] | Sql
type Values<S> = { [C in Column<S>]?: Operand<S, C> }
type Group<S> = (group: Conditions<S>) => unknown
type Order = string | { column: string; order?: 'asc' | 'desc' }

/**
 * The conditions of a statement. Methods rather than properties, so that a statement over many columns is accepted
 * where few are required.
 */
export interface Conditions<S> {
  where(group: Group<S>): this
  where(condition: Sql): this
  where(values: Values<S>): this
  where<C extends Column<S>>(column: C, value: Operand<S, C>): this
  where<C extends Column<S>>(column: C, operator: Operator, value: Operand<S, C>): this
  orWhere(group: Group<S>): this
  orWhere(values: Values<S>): this
  orWhere<C extends Column<S>>(column: C, value: Operand<S, C>): this
  orWhere<C extends Column<S>>(column: C, operator: Operator, value: Operand<S, C>): this
  whereNot(values: Values<S>): this
  whereNot<C extends Column<S>>(column: C, value: Operand<S, C>): this
  orWhereNot<C extends Column<S>>(column: C, value: Operand<S, C>): this
  whereIn<C extends Column<S>>(column: C, values: Operands<S, C>): this
  whereIn(column: Sql, values: readonly Knex.RawBinding[] | Sql): this
  whereNotIn<C extends Column<S>>(column: C, values: Operands<S, C>): this
  orWhereIn<C extends Column<S>>(column: C, values: Operands<S, C>): this
  orWhereNotIn<C extends Column<S>>(column: C, values: Operands<S, C>): this
  whereNull(column: Column<S>): this
  whereNotNull(column: Column<S>): this
  orWhereNull(column: Column<S>): this
  orWhereNotNull(column: Column<S>): this
  whereBetween<C extends Column<S>>(column: C, range: readonly [Value<S, C>, Value<S, C>]): this
  whereLike(column: Column<S>, pattern: string): this
  whereExists(rows: Sql): this
  whereNotExists(rows: Sql): this
  whereRaw(sql: string, bindings?: readonly Knex.RawBinding[]): this
  orWhereRaw(sql: string, bindings?: readonly Knex.RawBinding[]): this
}

/** Resolves to the number of changed rows, or to the columns asked for. */
interface Written<S> extends Promise<number> {
  returning<C extends Column<S>>(columns: C | readonly C[]): Promise<Chosen<S, C>[]>
}

export interface Inserted<S> extends Promise<unknown> {
  onConflict(columns?: readonly Column<S>[]): Merging<S>
  returning<C extends Column<S>>(columns: C | readonly C[]): Promise<Chosen<S, C>[]>
}

interface Merging<S> {
  ignore(): Inserted<S>
  merge(what?: readonly Column<S>[] | Changes<S>): Inserted<S> & Conditions<S>
}

/** A row to be inserted; columns without a default are checked by the database only. */
export type NewRow<T extends TableName> = { [C in keyof Tables[T]]?: Tables[T][C] | Sql }

export type Changes<S> = { [C in Names<S[keyof S]>]?: Value<S, C> | Sql }

/**
 * A statement over the tables of `S` whose result has the rows `R`; unknown while nothing is selected, which means
 * everything.
 */
export interface Query<S, R = unknown> extends Conditions<S>, Sql, Promise<Rows<S, R>[]> {
  join<F extends From>(from: F, on: Knex.JoinCallback): Query<S & Scope<F>, R>
  leftJoin<F extends From>(from: F, on: Knex.JoinCallback): Query<S & OuterScope<F>, R>
  leftJoin<A extends string, T>(
    rows: Derived<A, T>,
    on: Knex.JoinCallback
  ): Query<S & { [K in A]: { [C in keyof T]: T[C] | null } }, R>
  select<const C extends Selection<S>>(columns: C): Query<S, R & Picked<S, C[number]>>
  select<C extends Selection<S>>(...columns: C): Query<S, R & Picked<S, C[number]>>
  distinct<C extends Selectable<S>>(...columns: C[]): Query<S, R & Picked<S, C>>
  first(): Promise<Rows<S, R> | undefined>
  first<C extends Selection<S>>(...columns: C): Promise<(R & Picked<S, C[number]>) | undefined>
  pluck<C extends Column<S>>(column: C): Promise<Value<S, C>[]> & Sql
  count<C extends string>(column: C): Query<S, R & { [N in After<C>]: number }>
  count<N extends string>(columns: { [A in N]: string | Sql }): Query<S, R & { [A in N]: number }>
  min<C extends `${Column<S>} as ${string}`>(column: C): Query<S, R & { [N in After<C>]: Value<S, Before<C>> | null }>
  max<C extends `${Column<S>} as ${string}`>(column: C): Query<S, R & { [N in After<C>]: Value<S, Before<C>> | null }>
  as<A extends string>(alias: A): Derived<A, R>
  groupBy(...columns: (string | Sql)[]): this
  havingRaw(sql: string, bindings?: readonly Knex.RawBinding[]): this
  orderBy(order: Order | readonly Order[]): this
  orderBy(column: string, direction: 'asc' | 'desc'): this
  orderByRaw(sql: string, bindings?: readonly Knex.RawBinding[]): this
  limit(count: number): this
  offset(count: number): this
  unionAll(others: readonly Sql[]): this
  forUpdate(): this
  forNoKeyUpdate(): this
  forShare(): this
  skipLocked(): this
  clone(): this
  update(changes: Changes<S>): Written<S>
  delete(): Written<S>
}

/** A statement to which rows of others are added, from any tables. */
export interface Union<R> extends Sql {
  unionAll(others: readonly Sql[]): Promise<R[]>
}

declare const rows: unique symbol

/** A subquery: joined under a name, or selected as a single value under it. */
export interface Derived<A extends string, R> extends Fragment<{ [N in A]: R[keyof R] }> {
  readonly [rows]?: { row: R }
}
