// A bot on discord.js: a command with a file, a picture with a button, a form, a direct message.
const {
  ActionRowBuilder, AttachmentBuilder, ButtonBuilder, ButtonStyle, Client, ContainerBuilder, GatewayIntentBits,
  LabelBuilder, MediaGalleryBuilder, MessageFlags, ModalBuilder, TextDisplayBuilder, TextInputBuilder, TextInputStyle,
} = require("discord.js");

const [api, token] = process.argv.slice(2);
const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api } });
const PNG = Buffer.from("89504e470d0a1a0a0000000d49484452000000100000001008020000009091683600000000", "hex");
const row = (id, label) =>
  new ActionRowBuilder().addComponents(
    new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Primary));

client.once("clientReady", async () => {
  await client.application.commands.set([{
    name: "chart", description: "Show a chart", options: [
      { type: 3, name: "where", description: "Which", required: true, autocomplete: true },
      { type: 11, name: "file", description: "Your own" },
    ],
  }]);
  console.log("ready");
});

client.on("interactionCreate", async (i) => {
  if (i.isAutocomplete()) {
    await i.respond([{ name: `${i.options.getFocused()}!`, value: "sol" }]);
  } else if (i.isChatInputCommand()) {
    await i.deferReply();
    const file = i.options.getAttachment("file");
    const said = await (await fetch(file.url)).text();
    const box = new ContainerBuilder()
      .addTextDisplayComponents(new TextDisplayBuilder().setContent(`${i.options.getString("where")}: ${said}`))
      .addMediaGalleryComponents(new MediaGalleryBuilder().addItems({ media: { url: "attachment://chart.png" } }))
      .addActionRowComponents(row("order", "Order"));
    const made = await i.editReply({
      components: [box], files: [new AttachmentBuilder(PNG, { name: "chart.png" })], flags: MessageFlags.IsComponentsV2,
    });
    console.log(`shown ${made.components[0].components[1].toJSON().items[0].media.width}`);
  } else if (i.isButton() && i.customId === "order") {
    const text = new TextInputBuilder().setCustomId("text").setStyle(TextInputStyle.Short);
    await i.showModal(new ModalBuilder().setCustomId("form").setTitle("Orders")
      .addLabelComponents(new LabelBuilder().setLabel("Your order").setTextInputComponent(text)));
  } else if (i.isModalSubmit()) {
    await i.reply({ content: "Noted", flags: MessageFlags.Ephemeral });
    await i.followUp({ content: "Look at your messages", flags: MessageFlags.Ephemeral });
    await i.user.send({ content: `You wrote ${i.fields.getTextInputValue("text")}`, components: [row("done", "Done")] });
  } else if (i.isButton() && i.customId === "done") {
    await i.update({ content: "Thank you", components: [] });
  }
});

client.login(token);
