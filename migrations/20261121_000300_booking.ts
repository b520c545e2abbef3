import type { Knex } from 'knex'

function advisorKey(t: Knex.CreateTableBuilder) {
  t.string('tenant_id', 36).notNullable()
  t.string('advisor_uuid', 36).notNullable()
  t.foreign(['tenant_id', 'advisor_uuid']).references(['tenant_id', 'uuid']).inTable('advisors').onDelete('CASCADE')
}

function topicKey(t: Knex.CreateTableBuilder) {
  t.string('topic_uuid', 36).notNullable()
  t.foreign(['tenant_id', 'topic_uuid']).references(['tenant_id', 'uuid']).inTable('appointment_topics')
}

export async function up(knex: Knex) {
  await knex.schema.createTable('appointment_topics', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('uuid', 36).notNullable()
    t.string('topic', 255).notNullable()
    t.string('comment', 255).notNullable().defaultTo('')
    t.integer('length').notNullable()
    t.integer('buffer_before').notNullable().defaultTo(0)
    t.integer('buffer_after').notNullable().defaultTo(0)
    t.integer('notice_minutes').notNullable().defaultTo(120)
    t.integer('window_days').notNullable().defaultTo(90)
    t.integer('slot_step').notNullable().defaultTo(30)
    t.integer('position').notNullable().defaultTo(0)
    t.primary(['tenant_id', 'uuid'])
  })
  await knex.schema.createTable('advisor_topics', (t) => {
    advisorKey(t)
    topicKey(t)
    t.primary(['tenant_id', 'advisor_uuid', 'topic_uuid'])
  })
  await knex.schema.createTable('advisor_appointment_types', (t) => {
    advisorKey(t)
    t.string('type', 20).notNullable()
    t.primary(['tenant_id', 'advisor_uuid', 'type'])
  })
  await knex.schema.createTable('working_hours', (t) => {
    advisorKey(t)
    t.integer('day').notNullable()
    t.string('start_time', 5).notNullable()
    t.string('end_time', 5).notNullable()
    t.primary(['tenant_id', 'advisor_uuid', 'day'])
  })
  await knex.schema.createTable('calendar_overrides', (t) => {
    advisorKey(t)
    t.string('uuid', 36).notNullable()
    t.string('kind', 20).notNullable()
    t.string('starts_at', 20).notNullable()
    t.string('ends_at', 20).notNullable()
    t.string('label', 255).notNullable().defaultTo('')
    t.primary(['tenant_id', 'uuid'])
    t.index(['tenant_id', 'advisor_uuid', 'ends_at'])
  })
  await knex.schema.createTable('holidays', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('uuid', 36).notNullable()
    t.string('date', 10).notNullable()
    t.string('label', 255).notNullable().defaultTo('')
    t.string('organization_uuid', 36)
    t.primary(['tenant_id', 'uuid'])
    t.foreign(['tenant_id', 'organization_uuid'])
      .references(['tenant_id', 'uuid'])
      .inTable('organizations')
      .onDelete('CASCADE')
  })
  await knex.schema.createTable('booking_holds', (t) => {
    advisorKey(t)
    topicKey(t)
    t.string('uuid', 36).notNullable()
    t.string('token_hash', 64).notNullable()
    t.string('type', 20).notNullable()
    t.string('starts_at', 20).notNullable()
    t.string('created_at', 20).notNullable()
    t.string('expires_at', 20).notNullable()
    t.primary(['tenant_id', 'uuid'])
    t.unique(['tenant_id', 'token_hash'])
    t.index(['expires_at'])
  })
  await knex.schema.createTable('appointments', (t) => {
    advisorKey(t)
    topicKey(t)
    t.string('uuid', 36).notNullable()
    t.string('token_hash', 64).notNullable()
    t.string('state', 20).notNullable()
    t.string('type', 20).notNullable()
    t.string('starts_at', 20).notNullable()
    t.string('ends_at', 20).notNullable()
    t.integer('sequence').notNullable().defaultTo(0)
    t.string('first_name', 100).notNullable()
    t.string('last_name', 100).notNullable()
    t.string('email', 254).notNullable()
    t.string('phone', 40).notNullable()
    t.text('note').notNullable()
    t.string('time_zone', 64).notNullable()
    t.string('visitor_time_zone', 64).notNullable()
    t.text('cancel_reason').notNullable().defaultTo('')
    t.string('created_at', 20).notNullable()
    t.primary(['tenant_id', 'uuid'])
    t.unique(['tenant_id', 'token_hash'])
    t.index(['tenant_id', 'advisor_uuid', 'ends_at'])
  })
  await knex.schema.createTable('booking_claims', (t) => {
    advisorKey(t)
    t.integer('grain').notNullable()
    t.string('hold_uuid', 36)
    t.string('appointment_uuid', 36)
    t.primary(['tenant_id', 'advisor_uuid', 'grain'])
    t.foreign(['tenant_id', 'hold_uuid']).references(['tenant_id', 'uuid']).inTable('booking_holds').onDelete('CASCADE')
    t.foreign(['tenant_id', 'appointment_uuid']).references(['tenant_id', 'uuid']).inTable('appointments')
    t.index(['tenant_id', 'hold_uuid'])
    t.index(['tenant_id', 'appointment_uuid'])
    t.check('(hold_uuid is null) <> (appointment_uuid is null)')
  })
  await knex.schema.createTable('idempotency_keys', (t) => {
    t.string('tenant_id', 36).notNullable().references('id').inTable('tenants').onDelete('CASCADE')
    t.string('route', 100).notNullable()
    t.string('key', 64).notNullable()
    t.string('body_hash', 64).notNullable()
    t.integer('status').notNullable()
    t.text('answer').notNullable()
    t.string('expires_at', 20).notNullable()
    t.primary(['tenant_id', 'route', 'key'])
    t.index(['expires_at'])
  })
}

export async function down(knex: Knex) {
  for (const table of [
    'idempotency_keys',
    'booking_claims',
    'appointments',
    'booking_holds',
    'holidays',
    'calendar_overrides',
    'working_hours',
    'advisor_appointment_types',
    'advisor_topics',
    'appointment_topics'
  ]) {
    await knex.schema.dropTable(table)
  }
}
