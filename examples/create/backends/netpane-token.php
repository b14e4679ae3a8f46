<?php
// Trades the partner's secret for a short-lived token that the page's widgets use. PHP 7.4 or newer, no extension needed.
//   in your own server: require 'netpane-token.php' (it then answers nothing by itself) and call netpane_token()
//   by itself:          NETPANE_URL=… NETPANE_SECRET=… SITE_ORIGIN=https://portal.example.com php -S 127.0.0.1:5001 netpane-token.php

function netpane_setting(string $name, string $usual): string
{
    $value = getenv($name);
    return $value === false || $value === '' ? $usual : $value;
}

/**
 * Status and body for the page. A refusal goes through as it is, so that the widget can say why.
 * `$account`: code of the account to show; your own unless told.
 */
function netpane_token(string $origin, array $scopes, ?string $account = null): array
{
    $asked = ['origin' => $origin, 'scopes' => $scopes] + ($account ? ['account' => $account] : []);
    $context = stream_context_create(['http' => [
        'method' => 'POST',
        'header' => ['authorization: Bearer ' . netpane_setting('NETPANE_SECRET', ''), 'content-type: application/json'],
        'content' => json_encode($asked),
        'timeout' => (float) netpane_setting('NETPANE_TIMEOUT', '10'),
        'ignore_errors' => true,
    ]]);
    $cloud = rtrim(netpane_setting('NETPANE_URL', 'http://127.0.0.1:8080'), '/');
    $text = @file_get_contents("$cloud/api/v3/embed/token", false, $context);
    $answer = json_decode((string) $text, true);
    // Never the error itself: it may name what only the back end should know.
    if (!is_array($answer)) return [502, ['code' => 5020, 'message' => '暂时无法连接网络云平台']];
    if (isset($answer['data']['token'])) return [200, $answer['data']];
    unset($answer['data']);
    return [502, $answer];
}

if (realpath($_SERVER['SCRIPT_FILENAME'] ?? '') !== __FILE__) return;

if (netpane_setting('NETPANE_SECRET', '') === '') exit('NETPANE_SECRET is not set');
$origin = netpane_setting('SITE_ORIGIN', 'http://localhost:5173');
$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if ($path !== '/netpane-token') [$status, $body] = [404, []];
elseif ($_SERVER['REQUEST_METHOD'] !== 'POST') [$status, $body] = [405, []];
// Your own pages only. Here is also where to ask who is signed in, and whether they may see this network.
elseif (($_SERVER['HTTP_ORIGIN'] ?? '') !== $origin) [$status, $body] = [403, []];
else [$status, $body] = netpane_token($origin, explode(' ', netpane_setting('NETPANE_SCOPES', 'device:read alarm:read')));
http_response_code($status);
header('content-type: application/json');
header('cache-control: no-store');
echo json_encode((object) $body);
