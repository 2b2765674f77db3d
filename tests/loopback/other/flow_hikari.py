"""A bot on hikari: a command with a file, a picture with a button, a form, a direct message."""

import sys

import hikari

api, token = sys.argv[1:]
bot = hikari.GatewayBot(
    token,
    rest_url=f"{api}/v10",
    intents=hikari.Intents.GUILDS,
    banner=None,
    suppress_optimization_warning=True,
)
PNG = bytes.fromhex("89504e470d0a1a0a0000000d49484452000000100000001008020000009091683600000000")


def row(custom_id: str, label: str) -> hikari.impl.MessageActionRowBuilder:
    """Make a row of one button."""
    return hikari.impl.MessageActionRowBuilder().add_interactive_button(
        hikari.ButtonStyle.PRIMARY, custom_id, label=label
    )


@bot.listen()
async def started(event: hikari.StartedEvent) -> None:
    """Register the command."""
    app = await bot.rest.fetch_application()
    where = hikari.CommandOption(
        type=hikari.OptionType.STRING, name="where", description="Which", is_required=True, autocomplete=True
    )
    file = hikari.CommandOption(type=hikari.OptionType.ATTACHMENT, name="file", description="Your own")
    command = bot.rest.slash_command_builder("chart", "Show a chart").add_option(where).add_option(file)
    await bot.rest.set_application_commands(app.id, [command])
    print("ready", flush=True)


@bot.listen()
async def acted(event: hikari.InteractionCreateEvent) -> None:
    """Answer whatever was done."""
    i = event.interaction
    if isinstance(i, hikari.AutocompleteInteraction):
        await i.create_response([hikari.impl.AutocompleteChoiceBuilder(f"{i.options[0].value}!", "sol")])
    elif isinstance(i, hikari.CommandInteraction):
        await i.create_initial_response(hikari.ResponseType.DEFERRED_MESSAGE_CREATE)
        (file,) = i.resolved.attachments.values()
        said = (await file.read()).decode()
        picture = hikari.Bytes(PNG, "chart.png")
        box = hikari.impl.ContainerComponentBuilder()
        box.add_text_display(f"{i.options[0].value}: {said}")
        gallery = hikari.impl.MediaGalleryComponentBuilder()
        gallery.add_media_gallery_item(picture)
        box.add_component(gallery)
        box.add_component(row("order", "Order"))
        made = await i.edit_initial_response(component=box)
        print("shown", made.components[0].components[1].items[0].media.width, flush=True)
    elif isinstance(i, hikari.ModalInteraction):
        await i.create_initial_response(
            hikari.ResponseType.MESSAGE_CREATE, "Noted", flags=hikari.MessageFlag.EPHEMERAL
        )
        await i.execute("Look at your messages", flags=hikari.MessageFlag.EPHEMERAL)
        words = i.components[0].components[0].value
        await i.user.send(f"You wrote {words}", component=row("done", "Done"))
    elif isinstance(i, hikari.ComponentInteraction) and i.custom_id == "order":
        field = bot.rest.build_modal_action_row().add_text_input("text", "Your order")
        await i.create_modal_response("Orders", "form", component=field)
    elif isinstance(i, hikari.ComponentInteraction):
        await i.create_initial_response(hikari.ResponseType.MESSAGE_UPDATE, "Thank you", components=[])


bot.run()
