-- Uses the language server in the current buffer, whose text has one problem. Prints what it finds, and `done` if all is right.

local function fail(message)
  print('failed: ' .. message .. '\n')
  vim.cmd('cquit 1')
end

local function wait(what, condition)
  if not vim.wait(20000, condition, 20) then fail(what) end
end

local buffer = vim.api.nvim_get_current_buf()
local client
-- The settings that `intentgen init --editor nvim` writes, which Neovim 0.9 and later read themselves.
vim.cmd('luafile ' .. vim.fn.fnamemodify(vim.api.nvim_buf_get_name(buffer), ':h') .. '/.nvim.lua')
vim.cmd('edit')
wait('the server starts', function()
  local id, found = next(vim.lsp.buf_get_clients(buffer))
  client = id
  return found and found.initialized
end)

local document = { uri = vim.uri_from_bufnr(buffer) }

local function request(method, params)
  local answers = vim.lsp.buf_request_sync(buffer, method, params, 20000)
  local answer = answers and answers[client]
  if not answer or answer.error then fail(method .. ': ' .. vim.inspect(answer)) end
  return answer.result
end

local function at(line, character)
  return { textDocument = document, position = { line = line, character = character } }
end

-- Newer versions request diagnostics themselves.
wait('a problem is shown', function() return #vim.diagnostic.get(buffer) == 1 end)
local problem = vim.diagnostic.get(buffer)[1]
print('problem: ' .. problem.message .. '\n')

local labels = {}
for _, item in ipairs(request('textDocument/completion', at(2, 44)).items) do labels[item.label] = true end
if not labels.Unit then fail('completion of a declared type') end

local hover = request('textDocument/hover', at(1, 12))
if not hover.contents.value:find('Unit') then fail('hover of an enum') end

local symbols = request('textDocument/documentSymbol', { textDocument = document })
if symbols[2].name ~= 'Weather' or symbols[2].children[1].name ~= 'unit' then fail('symbols') end

local actions = request('textDocument/codeAction', {
  textDocument = document,
  range = { start = { line = 2, character = 43 }, ['end'] = { line = 2, character = 43 } },
  context = { diagnostics = {} },
})
print('fix: ' .. actions[1].title .. '\n')
vim.lsp.util.apply_workspace_edit(actions[1].edit, 'utf-16')
wait('the problem disappears', function() return #vim.diagnostic.get(buffer) == 0 end)

vim.api.nvim_buf_set_lines(buffer, 1, 2, true, { 'enums: { Unit:   { cases: [celsius,kelvin] } }' })
local edits = request('textDocument/formatting', { textDocument = document, options = { tabSize = 2, insertSpaces = true } })
vim.lsp.util.apply_text_edits(edits, buffer, 'utf-16')
local line = vim.api.nvim_buf_get_lines(buffer, 1, 2, true)[1]
if line ~= 'enums: { Unit: { cases: [celsius, kelvin] } }' then fail('formatting: ' .. line) end

local places = at(1, 13)
local refactorings = request('textDocument/codeAction', {
  textDocument = document,
  range = { start = places.position, ['end'] = places.position },
  context = { diagnostics = {}, only = { 'refactor.inline' } },
})
local inlined = request('codeAction/resolve', refactorings[1])
vim.lsp.util.apply_workspace_edit(inlined.edit, 'utf-16')
line = vim.api.nvim_buf_get_lines(buffer, 1, 2, true)[1]
if not line:find('options: { celsius: Celsius, kelvin: Kelvin }') then fail('inlining: ' .. line) end
print('fix: ' .. inlined.title .. '\n')

vim.api.nvim_win_set_cursor(0, { 2, 12 })
vim.cmd('IntentPreview')
wait('the preview is shown', function()
  local shown = vim.api.nvim_get_current_buf()
  return shown ~= buffer and vim.api.nvim_buf_get_lines(shown, 1, 2, false)[1] == '  Unit  – ▾  Celsius, Kelvin'
end)

print('done\n')
vim.cmd('qall!')
