#if PostgreSQL
    import IntentModel
    import IntentRuntime

    /// The statements of one writing transaction. They name the columns that they mean, so that those of a newer minor
    /// keep what they hold.
    struct InstanceWriting {
        let group: Int
        let time: StoreTime

        private static let place = Statement(
            "place instance",
            """
            INSERT INTO intents.instances (group_id, id, position, kind, family, intent, revision)
            SELECT id, $2, newest, $3, $4, $5, $6 FROM intents.groups WHERE id = $1
            """)
        private static let update = Statement(
            "update instance",
            """
            UPDATE intents.instances SET kind = $3, family = $4, intent = $5, revision = $6, is_removed = $7,
                removed_milliseconds = CASE WHEN $7 THEN COALESCE(removed_milliseconds, $8) END
            WHERE group_id = $1 AND id = $2
            """)
        private static let setValue = Statement(
            "set value",
            """
            INSERT INTO intents.instance_values (group_id, instance, part, name, type, wire, marks)
            VALUES ($1, $2, $3, $4, $5, $6, $7)
            ON CONFLICT (group_id, instance, part, name)
            DO UPDATE SET type = excluded.type, wire = excluded.wire, marks = excluded.marks
            """)
        private static let removeValue = Statement(
            "remove value",
            "DELETE FROM intents.instance_values WHERE group_id = $1 AND instance = $2 AND part = $3 AND name = $4")

        func placing(_ instance: StoredInstance) -> [StatementCall] {
            let (placed, differences) = instance.placed()
            let row = Self.place(
                .integer(group), .text(placed.id.text), .text(placed.kind.name), .text(placed.family),
                StatementArgument(placed.intent), .integer(placed.revision))
            return [ChangeRows.takeTurn(in: group), row] + values(differences, of: placed.id)
                + [ChangeRows.append(.placed, of: placed, familyBefore: nil, at: time, differences, in: group)]
        }

        /// The group's turn is taken as late as can be: others wait for it.
        func updating(
            _ before: StoredInstance, by update: InstanceUpdate
        ) -> (calls: [StatementCall], after: StoredInstance) {
            let (after, differences) = before.applying(update)
            let row = Self.update(
                .integer(group), .text(after.id.text), .text(after.kind.name), .text(after.family),
                StatementArgument(after.intent), .integer(after.revision), .boolean(after.isRemoved),
                .integer(time.milliseconds))
            let change = ChangeRows.append(
                update.cause, of: after, familyBefore: before.family, at: time, differences, in: group)
            return ([row] + values(differences, of: after.id) + [ChangeRows.takeTurn(in: group), change], after)
        }

        private func values(_ differences: [LoggedChange.Difference], of id: InstanceID) -> [StatementCall] {
            differences.map { difference in
                let (part, name) = difference.subject.key
                guard let value = difference.after else {
                    return Self.removeValue(.integer(group), .text(id.text), .text(part), .text(name))
                }
                return Self.setValue(
                    .integer(group), .text(id.text), .text(part), .text(name), .text(value.type), .json(value.wire),
                    value.marks.isEmpty ? .null : .json(StoredMark.json(value.marks)))
            }
        }
    }

    extension LoggedChange.Difference.Subject {
        /// The columns `part` and `name`.
        fileprivate var key: (part: String, name: String) {
            switch self {
            case .value(let name): ("value", name)
            case .defaultValue(let name): ("default", name)
            }
        }
    }
#endif
